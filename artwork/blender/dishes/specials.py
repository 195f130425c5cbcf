"""The specials: breakfast, eggs, toast, bowls and soup."""
from props import *
from bites import *

def coffee(loc, s=.86, kind='heart', ang=-20):
    """a cup of coffee with milk"""
    o = cup(ang=ang); f = foam_surface(.452, .545, np_image('art', latte_art(512, kind))); f.rotation_euler = (0, 0, .3); return join_group(o+[f], loc, (0, 0, 0), s)
def jam_jar(loc, r=.22, h=.36, jam='#8E1220'):
    """an open glass jar of jam"""
    g = M('glass', lambda: glass()); a = lathe('jar', [(0, .03), (r*.80, .035), (r*.88, .07), (r*.90, h*.78), (r*.80, h*.92), (r*.80, h), (r*.86, h+.008), (r*.92, h), (r*.92, h*.93), (r, h*.78), (r, .05), (r*.92, 0), (0, .0)], 64, g)
    m = wet(jam, 'jam'+jam, .12, .25, .6, '#B5202A', 5, .5, 16); b = lathe('jam', [(0, .026), (r*.81, .03), (r*.895, .07), (r*.915, h*.77), (r*.815, h*.90), (r*.6, h*.93), (0, h*.91)], 64, m, 1); displace(b, lambda c, n: c+Vector((0, 0, .03*fb(c, 8, 3))) if c.z > h*.85 else c); return join_group([a, b], loc)
def cheese_slices(loc, rz=0., n=4, size=.46, color='#EBC078'):
    m = wet(color, 'gouda', .45, .15, .0, '#F1CF90', 2, .05); ob = []
    for i in range(n):
        o = rbox('slice', (size, size*.8, .032), .008, m, 2); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=7, use_grid_fill=True); bm.to_mesh(o.data); bm.free(); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons))
        displace(o, lambda c, nn: c+Vector((0, 0, .05*(c.x/size+.5)**2+.012*math.sin(c.y*9+i)))); o.location = (.085*i, .03*i, .014+.030*i); o.rotation_euler = (0, -.03, .10*i); ob.append(o)
    return join_group(ob, loc, (0, 0, rz))

def breakfast_board():
    studio(); board((2.75, 1.62, .09), (0, .06, 0), .04); Z = .09
    P = [pistolet(i) for i in range(2)]; inst(P[0], (-.94, .46, Z+.15), (.12, 0, .35), .37); inst(P[1], (-.20, .55, Z+.15), (.12, 0, -.25), .38)
    C = [croissant(i) for i in range(2)]; inst(C[0], (-.76, -.40, Z+.20), (.12, 0, .28), .86); inst(C[1], (.08, -.34, Z+.20), (.10, .03, -.22), .86)
    coffee((.98, .40, Z), .92); jam_jar((.42, .30, Z), .215, .36); cheese_slices((.66, -.40, Z), -.25, 5, .46)
    napkin(1.6, (-1.1, .85, 0), -.3, PAL['sage'], 'sage', .05)
    camera(36, 3.15, (.02, .03, .22), fstop=.9, focus=(0, -.35, .3))

def avocado_slice(L=.36):
    def f(u, v):
        a = (u-.5)*2.7; r = L-.62*L*v*np.cos(a/2.7*math.pi*.98)**.6; return r*np.sin(a)*1.25, -r*np.cos(a)+L*.6, .035*(1-(2*v-1)**2)*.7
    def b(g):
        y = g.sep(g.coord('UV'))[1]; n = g.noise(8, 3, vec=g.coord('Object')); return dict(color=g.ramp(g.math('ADD', y, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .14)), [(.0, '#4F7A22'), (.10, '#7FA838'), (.30, '#B9CC66'), (.65, '#DDDD8E'), (1., '#EDE6A6')]))
    o = grid('avo', f, 44, 18, mat=M('avo', lambda: principled('avo', '#C9D67A', .3, sss=.07, sssr=(.06, .07, .02), spec=.45, coat=.15, build=b))); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .05; return park(o)
def avocado_toast():
    studio(); plate(1.08, PAL['stone'], rim=.12); Z = .05; rr = random.Random(6)
    mash = wet('#A9BF4E', 'mash', .38, .15, .15, '#CFD983', 5, .5, 10); chil = wet('#B3200E', 'chili', .4, .05, .1, '#D8501A', 30); A = avocado_slice(); ch = park(ball('fleck', 1, chil, (1, .7, .22), sub=1)); se = park(ball('seed', 1, principled('bseed', '#23201E', .4), (.020, .013, .008), sub=1))
    for i, (x, y, z, rot) in enumerate([(.20, .30, Z+.10, (.30, .05, .22)), (-.12, -.26, Z+.015, (.06, -.02, -.14))]):
        G = []; s = bread_slice(.72, .46, .14, 2.3, .045, 3+i, -.06, .03, 'sour', True); G.append(s)
        bl = [ball('b', rr.uniform(.09, .14), None, (1, 1, .42), (px, py, .16), 2, nz=.15) for px, py in spread(46, 1., 4+i, .10) for px, py in [(px*.55, py*.32)]]
        G.append(melt(bl, mash, .022, 3)); displace(G[-1], lambda c, n: c+n*.022*fb(c, 9, 3, i))
        for k in range(7):
            o = inst(A, (-.40+.13*k, .02-.03*math.sin(k*.9), .255+.004*k)); o.rotation_euler = (-.10, -.30, 1.25+rr.uniform(-.06, .06)); o.scale = (.84,)*3; G.append(o)
        for px, py in spread(46, .6, 8+i, .03, 0, 0, .62): G.append(inst(ch, (px, py, .262+.05*math.exp(-(py/.25)**2)), (rr.uniform(-.4, .4), rr.uniform(-.4, .4), rr.uniform(0, 6)), rr.uniform(.016, .032)))
        for px, py in spread(24, .6, 18+i, .03, 0, 0, .6): G.append(inst(se, (px, py, .262+.05*math.exp(-(py/.25)**2)), (0, 0, rr.uniform(0, 6)), 1.))
        join_group(G, (x, y, z), rot)
    W = lemon_wedge(.22, '#BFD45A', '#5E8F2A', 64, 'lime'); boat(W, .68, -.42, Z+.21, .6, .1); boat(W, .44, -.64, Z+.21, .15, .1)
    for x, y in [(-.80, -.30), (.62, -.20), (-.66, -.62), (.28, -.72)]: inst(ch, (x, y, Z+.03), (0, 0, x*9), .022)
    spoon_fork((1.34, .40, .02), math.radians(184), 1.05); napkin(1.6, (-.75, .62, 0), -.4, PAL['sage'], 'sage', .05)
    camera(36, 2.45, (.0, .0, .18), fstop=.85, focus=(0, -.35, .3))

def toast_triangle(seed, key='loaf'):
    s = bread_slice(.46, .44, .11, 5., .015, seed, .03, .02, key); cut(s, (0, 0, 0), (1, 1, 0), crumb('#F3DCA8', '#D4A060', 'tcr', 12)); return park(s)
def scrambled_eggs():
    studio(); plate(1.08, PAL['sage'], rim=.12); Z = .05; rr = random.Random(12)
    eg = principled('scr', '#F6C945', .26, sss=.10, sssr=(.10, .07, .02), spec=.5, coat=.25, coatr=.2, build=lambda g: dict(color=g.mix(g.ramp(g.noise(5, 4, .6, .5, g.coord('Object')), [(.35, 0.), (.65, 1.)]), '#F2BC2E', '#FADB7E'), normal=g.bump(g.noise(16, 4, .6, vec=g.coord('Object')), .25, .02)))
    B = []; m = Mound(.62, Z+.02, .26, .55, -.22, -.12)
    for i, (x, y) in enumerate(spread(64, .60, 3, .085, -.22, -.12, .86)):
        q = m.z(x, y); B.append(ball('c', rr.uniform(.075, .13), None, (rr.uniform(1., 1.6), rr.uniform(.7, 1), rr.uniform(.55, .8)), (x, y, q-.03+rr.uniform(-.03, .04)), 3, (rr.uniform(-.4, .4), rr.uniform(-.4, .4), rr.uniform(0, 6)), .16, 1.6))
    B.append(ball('core', 1, None, (.56, .50, .22), (-.22, -.12, Z+.03), 4)); o = melt(B, eg, .020, 2); displace(o, lambda c, n: c+n*.016*fb(c, 7, 3, 2))
    cv = wet('#2F6A1C', 'chive', .35, .1, .2, '#558C2C', 9); c = park(lathe('chive', [(.011, -.028), (.017, -.03), (.018, .03), (.011, .028), (.011, -.028)], 10, cv, 0)); bpy.context.view_layer.update()
    for p, n in sample(o, 95, lambda p, n: n.z > .35 and p.z > Z+.10, 5, .035): inst(c, p+n*.014, align(n, rr.uniform(0, 6)), rr.uniform(.8, 1.2)).rotation_euler = (Euler((0, 0, rr.uniform(0, 6))).to_quaternion() @ Euler((1.57+rr.uniform(-.3, .3), 0, 0)).to_quaternion()).to_euler()
    T = [toast_triangle(i) for i in range(2)]
    inst(T[0], (.42, .34, Z+.14), (.85, .12, .35)); inst(T[1], (.58, .22, Z+.12), (.62, .05, -.05)); inst(T[0], (.46, -.38, Z+.05), (.0, .02, 2.75))
    bu = M('butterm', lambda: principled('butterm', '#F7D467', .12, sss=.10, sssr=(.1, .08, .03), spec=.55, coat=.5))
    butter_pat((.66, -.32, Z+.185), (.0, .02, .4), (.19, .15, .05)); me = lathe('melted', [(0, .012), (.12, .012), (.17, .006), (.18, 0)], 40, bu, 1, lambda a: 1+.16*math.sin(3*a+1)+.1*math.sin(5*a)); me.location = (.66, -.32, Z+.158); me.rotation_euler = (0, .02, 0)
    spoon_fork((1.34, .40, .02), math.radians(184), 1.05); napkin(1.6, (-.75, .62, 0), -.4, PAL['linen'], 'linen', .05)
    camera(34, 2.45, (.0, .0, .18), fstop=.85, focus=(0, -.35, .3))

def raspberry():
    m = M('rasp', lambda: principled('rasp', '#C22245', .3, sss=.08, sssr=(.15, .04, .04), spec=.5, coat=.15, build=lambda g: dict(color=g.mix(g.noise(4, 3, vec=g.coord('Object')), '#A81536', '#DE4A66')))); ob = []
    for row in range(6):
        t = row/5; r = .085*math.sqrt(max(.02, 1-(t*.98)**2.4)); n = max(1, int(13*r/.085)) if row < 5 else 1
        for k in range(n): a = 6.283*k/n+row*.3; ob.append(ball('d', .027, m, loc=(r*math.cos(a), r*math.sin(a), t*.13), sub=2))
    ob.append(ball('d', .07, m, (1, 1, 1.1), (0, 0, .04), 3)); bpy.context.view_layer.update(); return park(merge(ob, 'rasp'))
def blueberry():
    m = M('blueb', lambda: principled('blueb', '#2E3A66', .45, sss=.05, spec=.35, build=lambda g: dict(color=g.mix(g.ramp(g.noise(4, 4, .6, vec=g.coord('Object')), [(.3, 0.), (.7, 1.)]), '#1F2748', '#6C7AA8'))))
    o = ball('blueb', .085, m, (1, 1, .9), sub=4)
    for v in o.data.vertices:
        if v.co.z > .05: q = math.hypot(v.co.x, v.co.y); v.co.z -= .03*math.exp(-(q/.022)**2)-.010*math.exp(-((q-.032)/.012)**2)*(1+.5*math.cos(5*math.atan2(v.co.y, v.co.x)))
    return park(o)
def granola_bowl():
    studio(); soup_bowl(.86, .52, PAL['sage']); rr = random.Random(4); z = .44; yo = wet('#FDF8EE', 'yog', .34, .15, .1, None, 5, .1, 5)
    def f(u, v):
        a = u*2*math.pi; d = v*.828; x, y = d*np.cos(a), d*np.sin(a); return x, y, z+.05*(1-v**2)+.022*np.sin(9*d+2*a+np.sin(3*x))*(v*(1-v)*3.)
    grid('yoghurt', f, 90, 50, wu=True, mat=yo); m = Mound(.83, z, .05, 1.)
    om = principled('gran', '#C68A45', .5, sss=.06, spec=.35, build=lambda g: dict(color=g.ramp(g.noise(9, 4, .65, vec=g.coord('Object')), [(.3, '#8F5622'), (.5, '#C58A42'), (.72, '#E6BC78')]), normal=g.bump(g.noise(30, 4, .7, vec=g.coord('Object')), .7, .03)))
    oat = park(ball('oat', 1, wet('#D9AE6E', 'oat', .55, .08, 0, '#B27A38', 9, .3, 20), (.058, .038, .016), sub=2)); cl = [park(ball('cl', rr.uniform(.055, .085), om, (1.2, 1, .8), sub=3, nz=.45, nscale=1.7)) for _ in range(5)]
    al, hz, pu = nut('almond'), nut('hazel'), park(ball('pump', 1, wet('#6E7A34', 'pump', .4, .05, .1, '#8E9A50', 9), (.07, .036, .016), sub=2))
    hp = Mound(.60, z+.035, .15, .7, .24, .12)
    for i, (x, y) in enumerate(spread(330, .60, 3, .04, .24, .12)):
        if x*x+y*y > .60: continue
        src = rr.choices((oat, cl[i % 5], al, hz, pu), (6, 5, 1.4, 1.0, 1.))[0]; hp.put(src, x, y, rr.uniform(.0, .03), rr.uniform(0, 6.3), (rr.uniform(-.6, .6), rr.uniform(-.6, .6), 0), rr.uniform(.85, 1.2))
    for a, d, s in [(250, .30, al), (310, .16, hz), (285, .22, al), (60, .5, hz), (20, .42, al), (150, .12, al), (350, .34, hz)]:
        x, y = polar(a, d); x += .24; y += .12; hp.put(s, x, y, .05, rr.uniform(0, 6), (.3, .3, 0), 1.15)
    S, H = strawberry_parts(); rb, bb = raspberry(), blueberry()
    for x, y, rot, k in [(-.46, .20, (-1.0, .2, .5), .17), (-.24, .32, (-.8, -.2, -.4), .165), (-.58, -.06, (-1.1, .2, 1.0), .16)]: inst(H, (x, y, m.z(x, y)+.08), rot, k)
    for x, y, r in [(-.36, -.04, .3), (-.20, -.22, -.4), (-.48, -.30, .5), (-.02, -.36, -.2), (-.08, .10, .2), (-.30, -.46, .2)]: inst(rb, (x, y, m.z(x, y)+.01), (r, -r*.7, x*9), 1.12)
    for x, y in [(-.20, .08), (-.62, -.24), (-.30, -.26), (.10, -.50), (-.12, -.56), (.20, -.42), (-.56, .34), (-.10, .30)]: inst(bb, (x, y, m.z(x, y)+.05), (rr.uniform(-.5, .2), rr.uniform(-.5, .5), 0), 1.)
    mint_sprig((-.34, .10, z+.12), .42, 6, 5); spoon((1.02, -.62, .02), math.radians(20), .95); napkin(1.7, (-.55, .5, 0), -.4, PAL['linen'], 'linen', .05)
    camera(40, 2.2, (.0, -.02, .36), fstop=.8, focus=(0, -.35, .5))

def buttered_slice(loc, rot, seed=1, a=.52, b=.38, th=.12):
    s = bread_slice(a, b, th, 2.4, .04, seed, -.10, .02, 'butterbread', True); bu = wet('#F7CB74', 'spread', .35, .1, .1, '#FADD9C', 4, .4, 8)
    t = lathe('spread', [(0, .026), (.55, .026), (.86, .020), (.93, .006), (.94, -.01)], 72, bu, 1, lambda q: oval(a*.92, b*.88, 2.4, .04, seed)(q)*(1+.05*math.sin(5*q+seed)+.03*math.sin(9*q))); displace(t, lambda c, n: c+Vector((0, 0, .014*fb(c, 6, 3, seed)))); t.location = (0, 0, th); return join_group([s, t], loc, rot)
def soup_of_the_day():
    studio(); soup_bowl(.80, .48, PAL['stone']); rr = random.Random(3); z = .405; r = .775; n = 700
    y, x = np.mgrid[-1:1:n*1j, -1:1:n*1j]; w1, w2 = vnoise((n, n), 4, 3)-.5, vnoise((n, n), 4, 8)-.5; X, Y = x+w1*.16, y+w2*.16; R_, A = np.hypot(X, Y), np.arctan2(Y, X)
    d = np.abs(((R_*3.1-A/6.283+.15) % 1)-.5)/3.1; wd = .030*(.6+.8*vnoise((n, n), 7, 5)); sm = lambda a, b, t: np.clip((t-a)/(b-a), 0, 1)**2*(3-2*np.clip((t-a)/(b-a), 0, 1))
    cr = sm(1., .55, d/wd)*sm(.80, .66, R_)*sm(.06, .12, R_); cr = np.maximum(cr, .45*sm(2.2, .6, d/wd)*sm(.82, .6, R_)*vnoise((n, n), 16, 6)**1.5)
    c = lambda h: np.array([int(h[i:i+2], 16)/255 for i in (1, 3, 5)]); q = vnoise((n, n), 8, 2)[..., None]; f = vnoise((n, n), 90, 4, 3)[..., None]
    base = (c('#D9731C')*(1-q)+c('#EE9A36')*q)*(.93+.14*f); im = np_image('soup', np.clip(base*(1-cr[..., None])+c('#FDF3DF')*cr[..., None], 0, 1))
    def b(g):
        v = g.coord('Object', (.5/r, .5/r, 0), (.5, .5, 0)); t = g.n('TexImage', ins={'Vector': v}); t.image = im; t.interpolation = 'Cubic'; return dict(color=t.outputs['Color'], normal=g.bump(g.math('ADD', g.noise(9, 4, .6, vec=g.coord('Object')), g.math('MULTIPLY', g.noise(40, 3, vec=g.coord('Object')), .25)), .16, .02))
    fill(r, z, principled('soup', '#E08A2A', .2, sss=.06, sssr=(.1, .05, .02), spec=.5, coat=.3, coatr=.1, build=b), (0, 0, 0), .014, .002)
    m = Mound(r, z, .014, 1.); pu = park(ball('pump', 1, wet('#5E6E2C', 'pump', .35, .05, .2, '#8E9A50', 9), (.072, .038, .018), sub=2))
    for px, py in [(.05, .02), (-.10, .08), (.12, -.10), (-.04, -.12), (.20, .06), (-.18, -.06), (.02, .18), (.30, -.18)]: inst(pu, (px, py, m.z(px, py)+.012), (rr.uniform(-.2, .2), rr.uniform(-.2, .2), rr.uniform(0, 6)), 1.)
    inst(parsley(3), (.02, .03, z+.02), (0, 0, 0), .75); flecks(m, 26, .5, leaf_mat('#2E6A26', '#5E9C3A', 'parsley', .1), 8, .017, .01); flecks(m, 40, .6, principled('pepper', '#2A201A', .6), 9, .008, .006)
    buttered_slice((.86, -.50, .05), (0, -.0, .5), 2); buttered_slice((.98, -.24, .16), (.22, .10, .9), 5)
    napkin(1.8, (.65, .05, 0), .35, PAL['linen'], 'linen', .03); spoon((-1.04, .42, .02), math.radians(190), .95)
    camera(36, 2.55, (.20, -.04, .28), fstop=.8, focus=(0, -.35, .42))

def shakshuka():
    studio(); rr = random.Random(8); r = .86; iron = principled('iron', '#1B1918', .42, spec=.45, build=lambda g: dict(color=g.mix(g.noise(3, 4, vec=g.coord('Object')), '#141312', '#2B2725'), normal=g.bump(g.noise(40, 4, .7, vec=g.coord('Object')), .25, .01)))
    lathe('pan', [(0, .05), (r*.80, .05), (r*.88, .08), (r*.975, .27), (r*.99, .285), (r*1.02, .285), (r*1.035, .27), (r*.93, .05), (r*.86, 0), (0, 0)], 88, iron)
    a = math.radians(30); h = bez((r*.98, 0, .25), (r*1.25, 0, .29), (r*1.6, 0, .33), (r*2.0, 0, .33), 20); sweep('handle', [(q[0]*math.cos(a), q[0]*math.sin(a), q[2]) for q in h], lambda t: .075-.02*math.sin(t*math.pi)+.02*t, iron, 14, .42)
    z = .205
    def sb(g):
        v = g.coord('Object'); n = g.noise(5, 5, .65, .6, v); n2 = g.noise(16, 4, .65, vec=v); f = g.math('ADD', g.math('MULTIPLY', n, .7), g.math('MULTIPLY', n2, .3)); return dict(color=g.ramp(f, [(.30, '#7A1208'), (.46, '#A8210E'), (.60, '#C93A16'), (.76, '#DE6424')]), normal=g.bump(g.math('ADD', n2, n), .6, .03))
    sm = principled('sauce', '#B02A10', .2, sss=.06, sssr=(.12, .04, .02), spec=.55, coat=.35, build=sb); eggs = [(-.34, -.20), (.36, -.24), (.02, .30)]
    def f(u, v):
        t = u*2*math.pi; d = v*r*.955; return d*np.cos(t), d*np.sin(t), z+0*u
    s = grid('sauce', f, 150, 80, wu=True, mat=sm); displace(s, lambda c, n: c+Vector((0, 0, .030*fb(c, 5, 4, 1)+.03*abs(fb(c, 9, 2, 4))-.035*max(math.exp(-((c.x-x)**2+(c.y-y)**2)/.03) for x, y in eggs))))
    wh = principled('white', '#FBF6EA', .25, sss=.10, sssr=(.07, .05, .03), spec=.5, coat=.3, build=lambda g: dict(color=g.ramp(rings(g), [(.16, '#FCF8EE'), (.27, '#F9EFDC'), (.33, '#EFC9A4')]), normal=g.bump(g.noise(7, 4, .6, vec=g.coord('Object')), .3, .03)))
    yk = principled('yolk', '#F29A12', .12, sss=.12, sssr=(.12, .06, .02), spec=.55, coat=.5, build=lambda g: dict(color=g.mix(g.noise(5, 3, vec=g.coord('Object')), '#EE8E0E', '#F7B030')))
    for i, (x, y) in enumerate(eggs):
        w = lathe('white', [(0, .045), (.10, .044), (.20, .038), (.27, .026), (.315, .008), (.33, -.02)], 80, wh, 1, lambda t: 1+.11*math.sin(2*t+i)+.07*math.sin(5*t+i*2)+.05*math.sin(8*t+i)); displace(w, lambda c, n: c+Vector((0, 0, .02*fb(c, 6, 3, i+3)))); w.location = (x, y, z+.02); w.rotation_euler = (0, 0, i*2); w.scale = (.92, .92, 1)
        ball('yolk', .125, yk, (1, 1, .58), (x+.02*math.cos(i), y+.02*math.sin(i), z+.058), 4)
    m = Mound(5, z, .02, 1.); pep = [park(strand(i, .34, .030, wet(c, 'strip'+c, .22, .12, .35, d, 4), .07)) for i, (c, d) in enumerate([('#C4241A', '#DE5530'), ('#D9781C', '#E89A3A'), ('#B8301A', '#D8502A'), ('#E0B08A', '#EFD0B0')])]
    clear = lambda x, y, d=.30: all((x-p)**2+(y-q)**2 > d*d for p, q in eggs)
    for i, (x, y) in enumerate(spread(52, .66, 4, .10)):
        if clear(x, y): inst(pep[i % 4], (x, y, z+.025), (rr.uniform(-.2, .2), rr.uniform(-.15, .15), rr.uniform(0, 6.3)), rr.uniform(.7, 1.))
    ps = [parsley(i) for i in range(3)]; fm = feta_mat(); fe = [park(ball('fc', .042, fm, (1, 1, .8), sub=3, nz=.4)) for _ in range(3)]
    for i, (x, y) in enumerate(spread(70, .72, 7, .085)):
        if clear(x, y, .22 if i % 3 else .31):
            if i % 3 == 0: inst(ps[i % 2], (x, y, z+.05), (0, 0, i), .52)
            elif i % 3 == 1: inst(fe[i % 2], (x, y, z+.06), (0, 0, i), rr.uniform(.7, 1.2))
    flecks(Mound(5, z+.07, 0), 120, .72, leaf_mat('#2E6A26', '#5E9C3A', 'parsley', .1), 6, .017, .0); flecks(Mound(5, z+.10, 0), 50, .12, principled('pap', '#8E2A12', .6), 3, .008, .02, -.34, -.20)
    B = [park(bread_slice(.46, .34, .12, 2.4, .04, i+3, .06, .03, 'sour', True)) for i in range(2)]; inst(B[0], (-.98, -.72, .03), (0, 0, .5)); inst(B[1], (-.80, -.84, .15), (.14, -.10, .1))
    napkin(1.6, (-.8, -.35, 0), .3, PAL['linen'], 'linen', .03); camera(42, 2.4, (.03, -.06, .16), fstop=.9, focus=(0, -.35, .25))

PICTURES = {'breakfast-board': breakfast_board, 'avocado-toast': avocado_toast, 'scrambled-eggs': scrambled_eggs, 'granola-bowl': granola_bowl, 'soup-of-the-day': soup_of_the_day, 'shakshuka': shakshuka}
