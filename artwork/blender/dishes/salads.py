"""The salads: each in its own bowl or plate, with what makes it that salad on top."""
from props import *
from bites import *

def lay(m, src, spots, up=.03, tilt=(0, 0, 0), k=1., lean=.8, seed=3, jit=.25):
    """puts copies of src at (degrees, distance) or (degrees, distance, spin) on the heap; seen from the camera 270 is the front"""
    rr = random.Random(seed); src = src if isinstance(src, (list, tuple)) else [src]
    for i, s in enumerate(spots):
        x, y = polar(*s[:2]); spin = math.radians(s[2]) if len(s) > 2 else rr.uniform(0, 6.28)
        m.put(src[i % len(src)], x+m.x, y+m.y, up, spin, tuple(t+rr.uniform(-jit, jit) for t in tilt), k*rr.uniform(.93, 1.07), lean)

def goat_cheese_salad():
    studio(); plate(1.08, SLATE, rim=.14); Z = .05
    m = greens(.78, Z+.03, .20, 50, ('butter', 'dark', 'red', 'butter', 'frisee'), .42, 4, 20)
    B = [park(baguette_slice(.275, .085, i, .12)) for i in range(3)]; G = [goat_round(.225, .14, i) for i in range(3)]
    spots = [(-.36, -.20, (.26, -.10)), (.34, -.22, (.28, .10)), (-.01, .26, (.20, .02))]
    for i, (x, y, (tx, ty)) in enumerate(spots):
        z = m.z(x, y, .24, .8); q = Euler((tx, ty, i*1.9)); inst(B[i], (x, y, z), q); up = q.to_matrix() @ Vector((0, 0, 1)); p = Vector((x, y, z))+up*.08; inst(G[i], p, q)
        c = p+up*.143; ex, ey = q.to_matrix() @ Vector((1, 0, 0)), q.to_matrix() @ Vector((0, 1, 0)); a0 = -q.z
        pt = lambda u, v, h=0.: tuple(c+(ex*math.cos(a0)+ey*math.sin(a0))*u+(-ex*math.sin(a0)+ey*math.cos(a0))*v+up*h)
        drizzle([pt(-.17, .10, -.01), pt(-.02, .13), pt(.10, .03, .005), pt(-.08, .0, .005), pt(-.10, -.10), pt(.06, -.11), pt(.12, -.19, -.03), pt(.14, -.26, -.10)], .020, honey())
    W = walnut(); lay(m, W, [(268, .10, 20), (215, .68, 60), (275, .66, 140), (325, .70, 10), (180, .45, 90), (15, .55, 30), (120, .40, 0), (60, .62, 50)], .07, k=.115, jit=.3)
    A = apple_slice(L=.33)
    for x, y, r in [(.72, .16, -.2), (.78, .06, -.35), (.82, -.05, -.5), (-.74, .12, 3.3), (-.80, .02, 3.5)]: inst(A, (x*.78, y, m.z(x*.78, y)+.04), (.5 if x > 0 else -.5, -.5, r))
    spoon_fork((1.30, .45, .02), math.radians(184), 1.05); napkin(1.6, (-.75, .62, 0), -.4, PAL['linen'], 'linen', .05)
    camera(35, 2.45, (.0, 0, .22), fstop=.8, focus=(0, -.35, .35))

def caesar_salad():
    studio(); bowl(.95, .52, PAL['stone']); m = greens(.86, .34, .16, 30, ('romaine', 'romaine', 'butter'), .50, 8, 20, '#3A5A22', .4, .17)
    rr = random.Random(5); rom = [park(lettuce(.62, .15, .8, .03, .10, green('romaine'), 40+i, .5)) for i in range(4)]
    for i in range(9):
        a = rr.uniform(.3, 2.84); d = rr.uniform(.15, .45); o = inst(rom[i % 4], (d*math.cos(a), d*math.sin(a), m.z(0, d)-.08)); o.rotation_euler = (Euler((0, 0, a)).to_quaternion() @ Euler((rr.uniform(-.6, .6), -rr.uniform(.2, .55), 0)).to_quaternion()).to_euler()
    m.fresh(); C = [chicken_strip(.60, .17, .10, i) for i in range(3)]
    for i, (x, y, z, r, t) in enumerate([(-.30, -.26, 0, .95, .25), (-.10, -.30, .02, 1.05, .2), (.10, -.28, .0, 1.15, .24), (.30, -.24, .02, 1.3, .2), (.48, -.16, .0, 1.45, .18)]):
        inst(C[i % 3], (x, y+.06, m.z(x, y, .2, .7)+.05+z), (t, -.10, r), (1, 1.12, 1.1))
    m.fresh()
    P = [shaving(.31, .125, i) for i in range(4)]
    lay(m, P, [(200, .45), (150, .30), (95, .25), (40, .45), (340, .58), (270, .62), (235, .66), (300, .68), (120, .62), (85, .60), (265, .10)], .03, jit=.4)
    K = [crouton(i, .15) for i in range(3)]
    lay(m, K, [(215, .62), (190, .62), (165, .55), (285, .72), (255, .70), (325, .70), (10, .62), (60, .30), (130, .38), (0, .34), (75, .66), (110, .12)], .04, jit=.7)
    dr = wet('#F7EFD6', 'dressing', .25, .2, .3); drizzle(zigzag(m, -.62, .56, -.05, .13, 9, .02, .05, 2), .016, dr, .7)
    spoon_fork((1.22, .35, .02), math.radians(184), 1.05); napkin(1.7, (-.55, .5, 0), -.4, PAL['sage'], 'sage', .05)
    camera(35, 2.35, (.0, 0, .42), fstop=.8, focus=(0, -.4, .65))

def nicoise_salad():
    studio(); plate(1.08, PAL['stone'], rim=.14); Z = .05
    m = greens(.80, Z+.03, .18, 46, ('butter', 'butter', 'dark', 'frisee'), .42, 14, 20)
    def tn(g):
        v = g.coord('Object'); w = g.n('TexWave', ins={'Scale': 5.5, 'Distortion': 3., 'Detail': 3, 'Vector': v}).outputs['Fac']; n = g.noise(7, 4, .6, vec=v)
        return dict(color=g.ramp(g.math('MULTIPLY_ADD', n, .6, g.math('MULTIPLY', w, .4)), [(.25, '#A9785C'), (.5, '#D3A988'), (.75, '#EBCDB2')]), normal=g.bump(g.math('ADD', w, n), .6, .03))
    tm = principled('tuna', '#CFA284', .45, sss=.05, spec=.4, coat=.1, build=tn); rr = random.Random(3)
    for i in range(16):
        d = .30*math.sqrt(i/16); a = i*2.4; s = rr.uniform(.15, .24); o = rbox('tuna', (s*1.25, s*.85, s*.55), .03, tm, 3, loc=(d*math.cos(a), d*math.sin(a)*.9+.02, m.z(0, 0, .3, .6)+.05+.14*(1-d/.3)), rot=(rr.uniform(-.4, .4), rr.uniform(-.4, .4), rr.uniform(0, 6)))
        bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=2, use_grid_fill=True); bm.to_mesh(o.data); bm.free(); displace(o, lambda c, n: c+n*.035*fb(c, 7, 3, i)); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons))
    E = egg_part(180, .19)
    for a, d, sp in [(238, .64, 35), (302, .64, -30), (178, .62, 75), (2, .62, -75)]:                          # half eggs, cut side up and towards the front
        x, y = polar(a, d); boat(E, x, y, m.z(x, y, .15, .6)+.10, math.radians(sp), .62)
    P = [bean_pod(.62, i) for i in range(4)]
    for cx, cy, base in [(-.40, -.30, .5), (.40, -.30, -.5), (.02, -.60, .05), (-.35, .42, -.4), (.42, .40, .4)]:
        for k in range(5): inst(P[k % 4], (cx+rr.uniform(-.06, .06), cy+(k-2)*.05, m.z(cx, cy, .15)+.03+.03*(k % 3)), (rr.uniform(0, 6), rr.uniform(-.1, .1), base+rr.uniform(-.3, .3)), .92)
    m.fresh(); T = tomato_wedge(.235, 70)
    for a, d, r in [(208, .72, -.5), (332, .72, .5), (270, .42, .1), (100, .54, .2), (40, .62, -.6), (145, .62, .6)]:
        x, y = polar(a, d); boat(T, x, y, m.z(x, y)+.13, r, .15)
    lay(m, olive(), [(255, .56), (285, .54), (225, .46), (315, .46), (195, .80), (345, .80), (268, .78), (300, .86), (240, .86), (60, .35), (120, .36)], .04, jit=.6, k=.95)
    m.fresh()
    for i, (a, d) in enumerate([(70, .16), (200, .20), (330, .24)]): x, y = polar(a, d); inst(red_onion(.13, .022), (x, y, m.z(x, y)+.02), (.3, .2*(i-1), i))
    flecks(m, 40, .34, leaf_mat('#2E6A26', '#5E9C3A', 'parsley', .1), 8, .02, .01)
    spoon_fork((1.32, .45, .02), math.radians(184), 1.05); napkin(1.6, (-.75, .62, 0), -.4, PAL['sage'], 'sage', .05)
    camera(38, 2.45, (.0, -.02, .20), fstop=.85, focus=(0, -.35, .3))

def greek_salad():
    studio(); bowl(.93, .46, PAL['stone']); m = Mound(.84, .34, .22, .6); ball('under', 1, wet('#9A3A22', 'undert', .4), (.80, .80, .20), (0, 0, .34), 4)
    rr = random.Random(11); T = [tomato_wedge(.27, 62), tomato_wedge(.25, 78)]; C = cucumber(.215, .075, True); C2 = cucumber(.215, .06)
    for i, (x, y) in enumerate(spread(22, .74, 4, .25)): boat(T[i % 2], x, y, m.z(x, y)+.11, rr.uniform(-1.1, 1.1), rr.uniform(-.2, .5), rr.uniform(.92, 1.05))
    m = Ground(0, 0, .3)
    for i, (x, y) in enumerate(spread(14, .72, 9, .30)): m.put(C if i % 4 == 0 else C2, x, y, .025, rr.uniform(0, 6.28), (rr.uniform(.1, .6), rr.uniform(-.4, .4), 0), 1., .35)
    m.fresh(); fz = m.z(0, .03, .32, .85)+.09
    def gp(g): return dict(color=g.mix(g.noise(3, 3, vec=g.coord('Object')), '#3E7A22', '#7BAA3C'))
    pm = principled('gpep', '#4E8A2C', .18, sss=.08, spec=.55, coat=.4, build=gp)
    for a, d in [(225, .62), (318, .60), (160, .60), (25, .60)]:
        x, y = polar(a, d); o = sweep('pepper', [(.19*math.cos(t)*(1+.12*math.cos(3*t)), .19*math.sin(t)*(1+.12*math.cos(3*t)), .0) for t in np.linspace(0, 6.283, 40, endpoint=False)], .018, pm, 8, 2.4, closed=True); o.location = (x, y, m.z(x, y)+.04); o.rotation_euler = (rr.uniform(.1, .5), rr.uniform(-.4, .4), a)
    lay(m, red_onion(.19, .026), [(240, .50, 0), (295, .52, 40), (195, .50), (345, .48), (268, .70), (130, .5), (50, .55)], .03, k=1., jit=.3, lean=.4)
    K = olive('kalamata'); lay(m, K, [(250, .66), (278, .56), (305, .72), (212, .72), (335, .66), (185, .66), (5, .62), (228, .42), (318, .40), (65, .52), (115, .56), (90, .66)], .06, jit=.4)
    # the slab of feta with oregano and oil
    f = rbox('feta', (.74, .54, .18), .02, feta_mat(), 3, rot=(.20, -.05, .32), loc=(.0, .02, fz)); bm = bmesh.new(); bm.from_mesh(f.data); bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=9, use_grid_fill=True); bm.to_mesh(f.data); bm.free(); displace(f, lambda c, n: c+n*.016*fb(c, 7, 4, 2))
    f.data.polygons.foreach_set('use_smooth', [True]*len(f.data.polygons))
    q = Euler((.20, -.05, .32)).to_matrix(); om = principled('oreg', '#5A6A2C', .7, build=lambda g: dict(color=g.mix(g.noise(.8, 2, vec=g.n('NewGeometry').outputs['Position']), '#4A5A22', '#8A8A48'))); s = park(ball('fleck', 1, om, (1, .55, .3), sub=1))
    for _ in range(170):
        x, y = rr.gauss(0, .17), rr.gauss(0, .13)
        if abs(x) < .33 and abs(y) < .24: inst(s, Vector((0, .02, fz))+q @ Vector((x, y, .097)), (rr.uniform(-.4, .4), rr.uniform(-.4, .4), rr.uniform(0, 6)), rr.uniform(.010, .022))
    m.fresh(); flecks(m, 90, .72, om, 6, .016, .01)
    oil = principled('oil', '#D8B53A', .05, sss=.08, spec=.6, coat=.8); P = lambda x, y, z=.104: tuple(Vector((0, .02, fz))+q @ Vector((x, y, z)))
    drizzle([P(-.24, .12), P(-.05, .16), P(.12, .08), P(-.10, -.02), P(-.16, -.12), P(.08, -.14), P(.16, -.22), P(.17, -.27, .06), P(.18, -.285, -.02)], .014, oil)
    spoon_fork((1.20, .35, .02), math.radians(184), 1.05); napkin(1.7, (-.6, .5, 0), -.4, PAL['linen'], 'linen', .05)
    camera(35, 2.3, (.0, 0, .40), fstop=.8, focus=(0, -.35, .6))

def shrimp():
    """peeled grey North Sea shrimps: open, tapering curls, pale with grey-pink bands and a bit of tail"""
    def b(g):
        x, y, z = g.sep(g.coord('Object')); t = g.sep(g.coord('UV'))[0]; n = g.noise(14, 3, vec=g.coord('Object')); s = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', t, 5.)), .5)); q = g.math('DIVIDE', g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': x, 'Y': y}).outputs[0]}).outputs['Value'], .125)
        col = g.ramp(g.math('ADD', s, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .12)), [(.06, '#F3C4AC'), (.26, '#EBAE94'), (.38, '#D98D72'), (.48, '#B5614A')]); col = g.mix(g.ramp(q, [(.45, .7), (.68, 0.)]), col, '#F8DCC8')
        return dict(color=g.mix(g.ramp(t, [(.86, 0.), (.95, .8)]), col, '#B85A40'), normal=g.bump(s, .25, .008))
    m = M('shrimp', lambda: principled('shrimp', '#EBAE94', .34, spec=.4, coat=.12, coatr=.25, build=b)); out = []
    for k, (arc, R_) in enumerate(((3.7, .080), (4.0, .076), (3.4, .085))):
        def f(u, v, arc=arc, R_=R_):
            a = u*arc; w = .050*np.minimum(1, np.sqrt(np.clip(u*7+.05, 0, 1)))*(1-.68*u)*(1+.05*np.abs(np.sin(u*6*math.pi))); w = np.where(u > .90, .014+.030*(u-.90)*10, w); th = v*2*math.pi; flat = np.where(u > .90, .25, 1.)
            r = R_*(1+.10*u)+w*np.cos(th); return r*np.cos(a), r*np.sin(a), .028*np.sin(a*.8)+w*np.sin(th)*flat
        out.append(park(grid('shrimp', f, 46, 12, wv=True, mat=m)))
    return out
def shrimp_salad():
    studio(); plate(1.08, PAL['stone'], rim=.13); Z = .05; rr = random.Random(9)
    m = greens(.84, Z+.0, .08, 24, ('butter', 'butter', 'frisee'), .44, 31, 20, '#4A6A2A', .26, .21); S = shrimp(); skin = tomato_skin(); under = principled('under', '#F3D3BC', .5, spec=.3); cm = leaf_mat('#3E7A2C', '#86B050', 'calyx')
    def flat(hp, x, y, up, k, tilt=.30): hp.put(S[rr.randrange(3)], x, y, up, rr.uniform(0, 6.3), (rr.uniform(-tilt, tilt), rr.uniform(-tilt, tilt), 0), k, 1.)
    def hat(loc, rot, r):
        """the lid of a tomato with its stalk"""
        l = ball('lid', r, skin, (1, 1, .62), sub=4); cut(l, (0, 0, r*.10), (0, 0, -1), tomato_flesh(.335)); L = [l]
        for s in range(5): o = leaf(.15, .03, .1, .3, 0, 0, cm, s, nu=14, nv=5); o.location = (0, 0, r*.60); o.rotation_euler = (0, -.10, s*1.257); L.append(o)
        L.append(sweep('stalk', [(0, 0, r*.58), (.01, 0, r*.78), (.03, .01, r*.98)], .018, cm, 8)); join_group(L, loc, rot)
    for i, (x, y, k) in enumerate([(-.37, .08, 1.04), (.36, -.06, 1.08)]):
        z = Z+.06; r = .345*k; t = ball('tom', r, skin, (1, 1, .84), sub=5); displace(t, lambda c, n: c*(1+.035*math.cos(5*math.atan2(c.y, c.x)+i)*(1-abs(c.z)/r))); cut(t, (0, 0, r*.34), (0, 0, 1), tomato_flesh(.345)); t.location = (x, y, z+r*.80); t.rotation_euler = (.12, 0, 0)
        zt = z+r*1.10; hp = Mound(r*.84, zt, .20*k, .62, x, y-.02); ball('heap', 1, under, (r*.78, r*.78, .19), (x, y-.02, zt), 4)
        for q, (d0, n) in enumerate(((1.0, 12), (.68, 9), (.36, 5))):
            for j_ in range(n): a = 6.283*(j_+.5*(q % 2))/n+rr.uniform(-.12, .12); d = r*.84*d0*rr.uniform(.94, 1.03); flat(hp, hp.x+d*math.cos(a), hp.y+d*math.sin(a), .036+.012*q, rr.uniform(1.0, 1.12), .16)
        hat((x+.01, y+.09, zt+.27*k), (-.20, .20-.4*i, .3+i), .20*k)
    m.fresh()
    for x, y in [(-.10, -.40), (.08, -.50), (-.28, -.54), (.26, -.60), (-.02, -.66), (.44, -.52), (-.16, -.74), (.16, -.78), (-.42, -.40), (.02, -.30), (.30, -.44), (-.06, -.56), (.20, -.48), (-.30, -.68)]: flat(m, x, y, .045, rr.uniform(1.02, 1.16), .2)
    boat(egg_part(90, .17), .70, -.46, m.z(.70, -.46)+.11, .5, .15); boat(lemon_wedge(.21), -.56, -.58, m.z(-.56, -.58)+.13, -.5, .1); inst(parsley(5), (-.02, .30, m.z(-.02, .30)+.05), (0, 0, 0), 1.3)
    spoon_fork((1.32, .45, .02), math.radians(184), 1.05); napkin(1.6, (-.75, .62, 0), -.4, PAL['sage'], 'sage', .05)
    camera(36, 2.36, (.0, -.02, .26), fstop=.85, focus=(0, -.3, .4))

def falafel(seed=0, r=.17):
    def b(g):
        v = g.coord('Object'); n = g.noise(4, 5, .65, .3, v); n2 = g.noise(22, 4, .7, vec=v); f = g.math('ADD', g.math('MULTIPLY', n, .65), g.math('MULTIPLY', n2, .45)); gr = g.ramp(g.noise(9, 3, vec=v), [(.60, 0.), (.68, .55)])
        return dict(color=g.mix(gr, g.ramp(f, [(.34, '#C28A45'), (.55, '#8F5A25'), (.8, '#4E2A10')]), '#7A7A32'), normal=g.bump(g.math('ADD', n2, g.voro(24, v)), .9, .04))
    m = M('falafel', lambda: principled('falafel', '#8F5A25', .7, spec=.25, build=b)); o = ball('falafel', r, m, (1, 1, .86), sub=5, nz=.09, nscale=3.2); return o
def falafel_salad():
    studio(); bowl(.95, .50, SLATE); m = Mound(.86, .38, .20, .6); rr = random.Random(2)
    # bulgur fills the bowl; leaves at the back, cabbage at the left, tomato and cucumber at the right
    bm_ = principled('bulgur', '#C99A55', .6, sss=.06, spec=.35, build=lambda g: dict(color=g.mix(g.sep(g.voro(26, g.coord('Object'), out='Color'))[0], '#A8763A', '#E2BC7C'), normal=g.bump(g.voro(26, g.coord('Object')), .9, .04)))
    ball('bul', 1, bm_, (.82, .82, .21), (0, 0, .38), 5); gs = [park(ball('grain', 1, principled('grain', c, .5, sss=.08, spec=.4), (.026, .017, .015), sub=1)) for c in ('#D9AE6A', '#BE8C48', '#E8C88C', '#C99A55')]
    for i, (x, y) in enumerate(spread(600, .74, 3, .022, 0, -.04)): m.put(gs[i % 4], x, y, .006, rr.uniform(0, 6), (rr.uniform(-.4, .4), rr.uniform(-.4, .4), 0), rr.uniform(.8, 1.3))
    greens(.40, .50, .20, 22, ('butter', 'dark', 'frisee'), .36, 5, 10, x=.10, y=.44, lift=.35)
    cab = M('cab', lambda: principled('cab', '#A02C6E', .2, sss=.06, sssr=(.08, .03, .06), spec=.55, coat=.35, build=lambda g: dict(color=g.mix(g.noise(5, 3, vec=g.coord('Object')), '#5E103E', '#AE4480')))); ST = [strand(i, rr.uniform(.34, .5), .019, cab, .09) for i in range(8)]
    for i in range(70): d = .27*math.sqrt(i/70); a = i*2.4; x, y = -.46+d*math.cos(a), .02+d*1.25*math.sin(a); inst(ST[i % 8], (x, y, m.z(x, y)+.03+.16*(1-i/70)), (rr.uniform(-.4, .4), rr.uniform(-.3, .3), rr.uniform(0, 6.3)))
    F = [park(falafel(i)) for i in range(4)]
    for i, (x, y, z) in enumerate([(-.20, -.46, 0), (.15, -.50, 0), (-.02, -.20, .0), (.32, -.24, 0), (.06, -.36, .19), (.46, -.48, -.02)]): inst(F[i % 4], (x, y, m.z(x, y)+.11+z), (rr.uniform(-.4, .4), rr.uniform(-.4, .4), rr.uniform(0, 6)))
    gm = principled('falin', '#9AA84A', .7, sss=.04, spec=.2, build=lambda g: dict(color=g.mix(g.ramp(rings(g, (1, 1, 1.16)), [(.135, 0.), (.155, 1.)]), g.mix(g.ramp(g.noise(16, 4, .7, vec=g.coord('Object')), [(.35, 0.), (.65, 1.)]), '#8A9440', '#C8C07C'), '#6E4219'), normal=g.bump(g.noise(24, 4, .7, vec=g.coord('Object')), .8, .03)))
    h = falafel(9); cut(h, (0, 0, 0), (0, -1, 0), gm); h.location = (-.50, -.42, m.z(-.5, -.42)+.13); h.rotation_euler = (-.45, 0, .15)
    cm = cherry(.13); C = cucumber(.18, .05)
    for x, y, a, b in [(.60, -.10, .5, .3), (.66, .12, .3, .5), (.50, .06, .4, .1)]: inst(cm, (x, y, m.z(x, y)+.08), (a, b, x*9))
    for x, y, a in [(.62, .32, .6), (.54, .38, .5), (.44, .42, .5)]: inst(C, (x, y, m.z(x, y)+.14), (a+.3, .2, 0))
    tah = wet('#EBD9B4', 'tahini', .28, .2, .3)
    gr = Ground(low=.4); drizzle([(x, y, gr.z(x, y, .035, .75)+.012) for x, y in [(-.36, -.42), (-.20, -.56), (-.10, -.36), (-.02, -.58), (.06, -.34), (.14, -.60), (.20, -.30), (.30, -.54), (.34, -.20), (.46, -.44), (.50, -.30)]], .021, tah, .7)
    ses = seed_obj('sesame')
    for i, (x, y) in enumerate(spread(40, .5, 5, .05, .08, -.36, .5)): inst(ses, (x, y, m.z(x, y)+.03), (0, 0, i), .8)
    inst(parsley(3), (-.10, .12, m.z(-.1, .1)+.06), (0, 0, 0), 1.5); inst(parsley(6), (.22, .0, m.z(.2, 0)+.05), (0, 0, 1), 1.3)
    spoon_fork((1.22, .35, .02), math.radians(184), 1.05); napkin(1.7, (-.55, .5, 0), -.4, PAL['linen'], 'linen', .05)
    camera(37, 2.35, (.0, -.02, .42), fstop=.8, focus=(0, -.4, .6))

PICTURES = {'goat-cheese-salad': goat_cheese_salad, 'caesar-salad': caesar_salad, 'nicoise-salad': nicoise_salad, 'greek-salad': greek_salad, 'shrimp-salad': shrimp_salad, 'falafel-salad': falafel_salad}
