"""The pressed sandwiches: two halves with the cut to the front, so that the filling tells which one it is."""
from fillings import *
from bites import melt as flow_together

CN = Vector((1, .30, 0)).normalized(); CT = Vector((-CN.y, CN.x, 0)); CANG = math.degrees(math.atan2(.30, 1))
def crust(tone=0):
    """pressed crust with dark grill bars on the upward side"""
    stops = [[(.2, '#EFCB90'), (.50, '#D39A52'), (.72, '#B87633'), (.95, '#8F5220')], [(.2, '#E9BF80'), (.50, '#C98A42'), (.72, '#AE6A2B'), (.95, '#86491A')]][tone]
    def b(g):
        v = g.coord('Object'); geo = g.n('NewGeometry'); nz = g.sep(geo.outputs['Normal'])[2]; n1 = g.noise(3.4, 5, .6, .3, v); n2 = g.noise(24, 4, .65, 0, v)
        f = g.math('ADD', g.math('MULTIPLY', nz, .30), g.math('ADD', g.math('MULTIPLY', n1, .7), g.math('MULTIPLY', n2, .2))); col = g.ramp(f, stops)
        x, y, z = g.sep(v); d = g.math('ADD', g.math('ADD', g.math('MULTIPLY', x, 1.), g.math('MULTIPLY', y, -.45)), g.math('MULTIPLY', g.noise(6, 3, vec=v), .05))
        fr = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', d, 4.9)), .5)); st = g.ramp(fr, [(.10, 1.), (.17, .75), (.23, 0.)])
        st = g.math('MULTIPLY', g.math('MULTIPLY', st, g.ramp(nz, [(.55, 0.), (.85, 1.)])), g.ramp(g.noise(5, 4, .7, vec=v), [(.30, .55), (.55, 1.)]))
        col = g.mix(st, col, '#3A1A0A'); h = g.math('SUBTRACT', g.math('MULTIPLY', n2, .5), g.math('MULTIPLY', st, 1.2)); fl = g.math('MULTIPLY', g.ramp(g.noise(7, 6, .75, .4, v), [(.52, 0.), (.68, 1.)]), .35)
        col = g.mix(g.math('MULTIPLY', fl, g.math('SUBTRACT', 1., st)), col, '#F3E2C0'); return dict(color=col, normal=g.bump(h, .7, .03), rough=g.math('MULTIPLY_ADD', st, -.1, .62))
    return principled('paninibread', '#C98F48', .58, sss=.04, spec=.35, coat=.08, coatr=.4, build=b)

def toasted(zin, zout, key):
    """cut through pressed bread: soft inside, brown towards the crust at height zout"""
    def b(g):
        v = g.coord('Object'); z = g.sep(v)[2]; wv = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(5, 3, vec=v, out='Color'), 1: (.14, .14, .14), 2: v}).outputs[0]; n = g.noise(7, 4, .6, vec=v)
        h = g.ramp(g.math('SUBTRACT', g.voro(13, wv), g.math('MULTIPLY', g.noise(4, 2, vec=v), .35)), [(.0, 0.), (.16, 1.)]); f = g.math('ADD', g.math('DIVIDE', g.math('SUBTRACT', z, zin), zout-zin), g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .30))
        col = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1., h), .55), g.ramp(f, [(.0, '#EFC27A'), (.16, '#FFE6B4'), (.62, '#FBDCA2'), (.80, '#DDA052'), (.93, '#9A5A22')]), '#C98A45'); return dict(color=col, normal=g.bump(h, .5, .02))
    return M('ftoasted'+key+f'{zin:.3f}', lambda: principled('toasted', '#FBDCA2', .8, spec=.15, build=b))
class Panini:
    """A long loaf at the origin, filled from below to above with layers, then closed, cut in two and set on the board."""
    def __init__(s, L=1.62, W=.90, tone=0, hb=.12, ht=.15, sq=3.4, toast=False):
        s.L, s.W, s.ht, s.sq, s.toast = L, W, ht, sq, toast; s.crust = crust(tone); s.crumb = soft_crumb(); s.parts = []; s.loose = []; s.edges = []; s.z = hb+.03
        s.parts.append((s.loaf(s.z, hb, False), toasted(s.z, s.z-hb-.01, 'lo') if toast else s.crumb))
    def fp(s, u, v, k=1.):
        a, b = 2*u-1, 2*v-1; r = np.maximum(np.abs(a), np.abs(b))+1e-6; th = np.arctan2(b, a); n = s.sq
        return k*r*np.sign(np.cos(th))*np.abs(np.cos(th))**(2/n)*s.L/2, k*r*np.sign(np.sin(th))*np.abs(np.sin(th))**(2/n)*s.W/2
    def loaf(s, z0, h, up):
        def f(u, v):
            a = u*2*math.pi; t = v*2-1; n = s.sq; cx = np.sign(np.cos(a))*np.abs(np.cos(a))**(2/n); cy = np.sign(np.sin(a))*np.abs(np.sin(a))**(2/n)
            rad = np.where(t > 0, (1-np.abs(t)**3.2)**(1/2.4), (1-np.abs(t)**2.5)**(1/6)); zz = np.where(t > 0, h*(1-(1-t)**2.6), -.02*np.abs(t)**.5); return rad*cx*s.L/2, rad*cy*s.W/2, z0+(zz if up else -zz)
        o = grid('loaf', f, 120, 46, wu=True, mat=s.crust); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
        displace(o, lambda c, n: c+n*(.028*fb(c, 2.4, 3, 1 if up else 4)+.010*fb(c, 9, 3, 2))); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons)); return o
    # ---- layers; each lies on s.z and raises it
    def rim(s, a, k=1.):
        n = s.sq; c, q = math.cos(a), math.sin(a); return Vector((k*math.copysign(abs(c)**(2/n), c)*s.L/2, k*math.copysign(abs(q)**(2/n), q)*s.W/2, 0))
    def slab(s, m, th, wav=.02, over=.03, frill=.0, seed=1, cutm=None, up=1.):
        o = sheet('slab', s.fp, s.z+wav*.3, th, wav, m, seed, over, 50, frill); s.parts.append((o, cutm or m)); s.z += (th+wav*.3)*up; return s
    def discs(s, m, cutm, r=.2, th=.06, step=1.25, seed=1, over=.0, up=1.):
        rr = random.Random(seed); ny = max(2, int(s.W/(r*step))); nx = int(s.L/(r*step))
        for i in range(nx):
            for j in range(ny):
                x = ((i+.5)/nx-.5)*(s.L-1.3*r+over); y = ((j+.5)/ny-.5)*(s.W-.7*r+over) if ny > 1 else 0; x += (j % 2)*r*.4
                if abs(x) > s.L/2-r*.75: continue
                o = disc(r*rr.uniform(.93, 1.05), th, m, (x+rr.uniform(-.03, .03), y+rr.uniform(-.02, .02), s.z+th/2+.012*((i+j) % 2)), (rr.uniform(-.05, .05), rr.uniform(-.05, .05), rr.uniform(0, 6)), 36); s.parts.append((o, cutm))
        s.z += (th+.012)*up; return s
    def rods(s, m, cutm, w=.2, h=.1, n=5, seed=1, wav=.02, up=1., over=.04, arch=0., proud=0.):
        """strips along the loaf, so that the cut shows their sections side by side"""
        rr = random.Random(seed)
        for j in range(n):
            y = ((j+.5)/n-.5)*(s.W-w*.45+over); p = rr.uniform(0, 6); l = s.L*rr.uniform(.40, .46); zc = s.z+h/2+rr.uniform(0, .018)+(.012 if j % 2 else 0); k = rr.uniform(.88, 1.1)
            pts = [(x, y+.03*math.sin(x*4+p), zc+wav*math.sin(x*7+p)) for x in np.linspace(-l, l, 18)]
            o = sweep('rod', pts, lambda t, k=k, p=p: w/2*k*(1+.10*math.sin(t*9+p))*min(1, (t*(1-t)*30)**.5+.25), m, 14, h/w, subd=1); o['proud'] = proud; s.parts.append((o, cutm((y+.03*math.sin(p), zc+wav*math.sin(p), w/2*k, h/2*k)) if callable(cutm) else cutm))
        s.z += h*up; return s
    def around(s, make, n, z, k=.86, droop=.25, seed=1, s_=1., lo=0, hi=6.283):
        """leaves that peep out all around"""
        rr = random.Random(seed)
        for i in range(n):
            a = lo+(hi-lo)*(i+.5)/n+rr.uniform(-.15, .15); p = s.rim(a, k)
            if abs(p.dot(CN)) < .10: continue
            na = math.atan2(math.copysign(abs(math.sin(a))**.6, math.sin(a))*s.L, math.copysign(abs(math.cos(a))**.6, math.cos(a))*s.W); s.loose.append(put(make(seed*50+i), (p.x, p.y, z+rr.uniform(-.012, .012)), (rr.uniform(-.3, .3), droop*rr.uniform(.4, 1.3), na+rr.uniform(-.4, .4)), s_*rr.uniform(.85, 1.1)))
        return s
    def edge(s, fn): s.edges.append(fn); return s
    def close(s, sink=.012):
        s.parts.append((s.loaf(s.z+.02-sink, s.ht, True), toasted(s.z, s.z+.02-sink+s.ht, 'hi') if s.toast else s.crumb)); s.top = s.z+.02-sink+s.ht; bpy.context.view_layer.update(); A, B = [], []
        for i, (o, m) in enumerate(s.parts):                                      # no two cuts in one plane: faces that coincide come out grey
            if o.modifiers: apply_mods(o)
            o.data.transform(o.matrix_world); o.matrix_world = Matrix(); d = [v.co.dot(CN) for v in o.data.vertices]
            if max(d) <= 0: A.append(o); continue
            if min(d) >= 0: B.append(o); continue
            e = CN*(0. if o.name.startswith(('loaf', 'slice')) else o.get('proud', 0.)+.012+.0037*(i*5 % 8)); c = o.copy(); c.data = o.data.copy(); link(c); cut(o, e, CN, m); cut(c, -e, -CN, m); A.append(o); B.append(c)
        for o in s.loose: (A if Vector(o.location).dot(CN) < 0 else B).append(o)
        for G, sg in ((A, 1), (B, -1)):
            P = lambda t, d, z, sg=sg: CT*(t*sg)+CN*(d*sg)+Vector((0, 0, z)); ang = math.radians(CANG if sg > 0 else CANG+180)
            for fn in s.edges: G += fn(P, ang, 1 if sg > 0 else 2)
        s.A, s.B = A, B; return s
    def set(s, a, b):
        """a, b: (x, y, z, facing in degrees; -90 looks at the viewer) of the middle of each cut; fifth and sixth: tilt"""
        for G, q, off in ((s.A, a, CANG), (s.B, b, CANG+180)): join_group(G, q[:3], (q[4] if len(q) > 4 else 0, q[5] if len(q) > 5 else 0, math.radians(q[3]-off)))

# ---------------------------------------------------------------- things that come out at the cut
def leaves_at(make, z, n=5, out=.12, droop=.35, seed=1, s_=1., half=.40, L=.36):
    def fn(P, ang, side):
        rr = random.Random(seed+side*7); o = []
        for i in range(n):
            t = ((i+.5)/n*2-1)*half+rr.uniform(-.04, .04); d = out*rr.uniform(.6, 1.2)-L*s_
            o.append(put(make(seed*31+i+side*90), P(t, d, z+rr.uniform(-.01, .02)), (rr.uniform(-.35, .35), droop*rr.uniform(.5, 1.3), ang+rr.uniform(-.5, .5)), s_*rr.uniform(.9, 1.1)))
        return o
    return fn
def melt_at(m, z, drips=4, seed=1, w=.034, half=.42, length=(.06, .2), lip=.026):
    """soft edge of molten cheese with tongues that run down over the cut"""
    def fn(P, ang, side):
        rr = random.Random(seed+side*7); off = rr.uniform(0, 9); o = []
        if lip: o.append(sweep('lip', [P(t, .004+.010*math.sin(t*13+off), z+.010*math.sin(t*9+off*2)) for t in np.linspace(-half, half, 40)], lambda t: lip*(.65+.6*abs(mnoise.noise(Vector((t*6, off, 0)))))*min(1, (t*(1-t)*40)**.5+.1), m, 10, 1.1, subd=1))
        for i in range(drips):
            t = ((i+.5)/drips*2-1)*half*.92+rr.uniform(-.5, .5)*half/drips*1.3; l = length[0]+(length[1]-length[0])*rr.random()**1.5; k = w*rr.uniform(.8, 1.75); q = rr.uniform(-.02, .02)
            pts = bez(P(t, -.03, z), P(t, .035, z+.01), P(t+q, .03, z-l*.3), P(t+q, .022, z-l), 14); o.append(sweep('drip', pts, lambda u, k=k: k*(1.25-.65*u if u < .8 else .73+.2*math.sin((u-.8)*5*math.pi))*(1 if u < .93 else max(.25, (1-((u-.93)/.07)**2)**.5)), m, 10, .8, subd=1))
        return o
    return fn
def bits_at(src, z, n=20, dz=.05, seed=1, half=.42, d=(-.02, .02), s=1., tilt=6.28):
    def fn(P, ang, side):
        rr = random.Random(seed+side*7); pts = [P(rr.uniform(-half, half), rr.uniform(*d), z+rr.uniform(-dz, dz)) for _ in range(n)]; return strew(src() if callable(src) else src, pts, s, seed+side, tilt)
    return fn

def rings_at(z, n=4, seed=1, half=.36):
    def fn(P, ang, side):
        rr = random.Random(seed+side*7); return [onion(rr.choice((.11, .14)), P(((i+.5)/n*2-1)*half+rr.uniform(-.04, .04), -.07, z+rr.uniform(-.01, .012)), (rr.uniform(-.15, .15), .12, ang+rr.uniform(-.5, .5)), .024) for i in range(n)]
    return fn
# ---------------------------------------------------------------- arrangements
STACK = ((-.06, -.42, .0, -70), (.03, -.38, None, -92))
PAIR = ((-.46, -.50, .0, -64), (.47, -.20, .0, -98))
def place(p, how, Z):
    a, b = [list(q) for q in how]; a[2] = Z+(a[2] or 0); b[2] = Z+(p.top-.02 if b[2] is None else b[2]); p.set(a, b)
def scene(color='linen', napk=(-.75, .62), bd=-.08, size=(2.35, 1.5, .09)):
    studio(); card(); board(size, rz=bd); napkin(1.5, (*napk, 0), -.35, PAL[color], color, .05); return size[2]

def caprese():
    Z = scene('sage'); p = Panini(); t = TOMSKIN(); tf = M('tom', tomato_mat); b0 = p.z
    p.discs(MOZZ(), MOZZ(), .24, .11, 1.25, 3, .04).around(basil_leaf, 16, p.z+.0, .84, .35, 2).discs(t, tf, .2, .085, 1.2, 5, .04, .9).discs(t, tf, .2, .085, 1.25, 6, .05); p.discs(MOZZ(), MOZZ(), .23, .11, 1.3, 8, .03)
    p.edge(leaves_at(basil_leaf, b0+.13, 4, .13, .30, 4, .85)).edge(leaves_at(basil_leaf, b0+.31, 3, .10, .25, 9, .75, .30)); p.close()
    place(p, PAIR, Z); sprig(basil_leaf, (-.72, -.72, Z+.03), 6, .75, 5)
    cherry((.62, -.74, Z), .125, (.3, .2, 0)); cherry((.90, -.62, Z), .12, (-.4, .3, 1)); cherry((.38, -.80, Z+.01), .125, (-.5, .25, 2), True)
    camera(25, 2.75, (.04, 0, .32), fstop=.8, focus=(0, -.5, .4))


def chicken_pesto():
    Z = scene('linen', (.80, .62), .05); p = Panini(tone=0, W=.96, hb=.10, ht=.12, toast=True); b0 = p.z; pm = pepper_mat('#D42A1C'); ps = mat('pestobright', '#6FA52A', .28, '#3F7A18', n=(16, 5, .7), bump=.9, bs=24, dist=.04, coat=.4); mz = mat('mozzmelt', '#FFF1CE', .3, '#FBE3AE', bump=.12, bs=8, coat=.3)
    roast = mat('roast', '#E0A452', .42, '#B9702A', n=(5, 5, .65), bump=.5, bs=18, coat=.15)
    p.around(rocket_leaf, 20, b0+.02, .76, .25, 3, .95); p.rods(roast, chicken_face, .31, .175, 3, 2, .012, .94, proud=.055); zp = p.z; p.slab(ps, .042, .02, .05, .014, 3).rods(pm, pm, .24, .055, 4, 6, .012, 1.1, .06, proud=.03).slab(mz, .035, .02, .05, .012, 5)
    p.edge(leaves_at(rocket_leaf, b0+.015, 7, .15, .42, 5, .85, .43, .5)).edge(melt_at(ps, zp+.03, 5, 4, .036, .41, (.06, .15), .038)).edge(bits_at(lambda: lump(ps, .020), zp+.02, 30, .02, 2, .42, (.035, .06))).edge(melt_at(mz, p.z-.02, 3, 8, .034, .38, (.05, .09), .026)); p.close()
    place(p, ((-.53, -.48, 0, -66), (.53, -.22, 0, -98)), Z); bowl(.22, .15, PAL['stone'], (.64, -1.02, 0)); dip(.20, .115, ps, (.64, -1.02, 0), .015); put(basil_leaf(4), (.62, -1.06, .155), (.1, -.2, 2.4), .7)
    camera(28, 2.62, (.04, 0, .30), fstop=.8, focus=(0, -.5, .4))

def tuna():
    Z = scene('linen'); p = Panini(); b0 = p.z; tm = TUNA(); ch = CHEDDAR()
    p.slab(tm, .17, .03, -.02, .01, 3); fl = lambda: lump(tm, .058, .45, (1.25, .8, .55), 5)
    rr = random.Random(4); src = fl(); p.loose += strew(src, [p.rim(a, .97)+Vector((0, 0, b0+rr.uniform(.03, .16))) for a in np.linspace(0, 6.2, 60) if abs(p.rim(a).dot(CN)) > .05], 1., 3)
    for i, x in enumerate((-.62, -.36, -.02, .30, .58)):
        for y in (-.24, .22): p.parts.append((onion(.19, (x+.03*i, y, p.z+.012+.008*(i % 2)), (.03, .02, i)), mat('onionin', '#E9C3D6', .25)))
    p.z += .03; p.slab(ch, .055, .03, .07, .016, 2)
    p.edge(bits_at(src, b0+.09, 44, .06, 4, .42, (-.02, .02))).edge(bits_at(lambda: [caper()], b0+.10, 7, .06, 9, .38, (.01, .03))).edge(rings_at(b0+.20, 4, 3)).edge(melt_at(ch, p.z-.03, 4, 6, .042, .42, (.05, .16), .034)); p.close()
    place(p, ((.42, -.52, 0, -96), (-.48, -.18, 0, -62)), Z)
    strew([caper()], [(-.66, -.68, Z+.03), (-.56, -.62, Z+.03), (-.50, -.72, Z+.03), (-.74, -.60, Z+.03), (-.62, -.56, Z+.03), (-.38, -.70, Z+.03)], 1.1, 2)
    onion(.20, (-.92, -.62, Z+.025), (0, 0, .3)); onion(.15, (-.86, -.66, Z+.055), (.12, .1, 1.3)); camera(25, 2.75, (.0, 0, .32), fstop=.8, focus=(0, -.5, .4))

def four_molten():
    """the four run together: yellow, cream, and a few blue veins"""
    def b(g):
        v = g.coord('Object'); w = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(3.5, 3, vec=v, out='Color'), 1: (.6, .6, .6), 2: v}).outputs[0]; n = g.noise(3.6, 4, .6, .8, g.n('Mapping', ins={'Vector': w, 'Scale': (.7, .7, 1.5)}).outputs[0])
        a = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(4., 3, .5, .6, w), .5)); vein = g.math('MULTIPLY', g.ramp(a, [(.010, 1.), (.035, 0.)]), g.ramp(g.noise(2.2, 2, vec=v), [(.52, 0.), (.60, 1.)]))
        return dict(color=g.mix(g.math('MULTIPLY', vein, .6), g.ramp(n, [(.28, '#EE9E24'), (.46, '#F4B238'), (.62, '#F8C552'), (.80, '#FCE0A0')]), '#6E8A80'), normal=g.bump(g.noise(5, 2, vec=v), .08, .02))
    return M('fmolten4', lambda: principled('molten4', '#F4B238', .36, spec=.4, coat=.15, coatr=.2, build=b))
def cheese_run(m, z0, z1, half=.43, seed=1, tongues=((-.31, .0), (-.10, .55), (.09, .02), (.30, .45))):
    """molten cheese that swells out of the cut between two heights and runs down in tongues (place along the cut, share of the way left to the board)"""
    def fn(P, ang, side):
        rr = random.Random(seed+side*7); B = []
        for r in range(3):
            for i in range(36): t = (i/35*2-1)*half; B.append(ball('b', .056+.006*math.sin(t*11+r), None, (1, 1, 1), P(t, .004+.016*math.sin(t*8+r*2+side), z0+.035+(z1-z0-.07)*r/2+.012*math.sin(t*13+r)), 2))
        for t, left in tongues:
            t += rr.uniform(-.03, .03); end = .03+(z0-.03)*left; k = rr.uniform(.048, .066); n = 18
            for i in range(n): q = i/(n-1); B.append(ball('b', k*(1.15-.45*math.sin(q*2.2)+.20*(q > .9)), None, (1, 1, 1.1), P(t+.015*math.sin(q*4+t*9), .022+.028*math.sin(q*2.6), z0+.04+(end-z0-.04)*q), 2))
            if left < .05:
                for i in range(7): B.append(ball('b', rr.uniform(.05, .07), None, (1, 1, .34), P(t+rr.uniform(-.08, .08), .05+rr.uniform(0, .09), .016), 2))
        return [flow_together(B, m, .013, 18)]
    return fn
def four_cheese():
    Z = scene('sage', (.80, .62), .06); p = Panini(tone=0, W=.96, hb=.10, ht=.12, toast=True); b0 = p.z; mm = four_molten(); bl = blue_mat()
    p.slab(mm, .085, .02, .06, .012, 3).slab(BRIE(), .055, .02, .04, .012, 5).slab(mm, .085, .02, .07, .014, 2)
    p.edge(cheese_run(mm, b0, p.z+.01, .44, 3)); p.close()
    place(p, ((-.04, -.46, 0, -74), (.02, -.30, None, -96)), Z)
    cheese_wedge(.54, 42, .24, GOUDA(), mat('goudarind', '#D9741C', .35, '#C9621A', coat=.4), (.52, -.74, Z+.01), math.radians(24))
    cheese_wedge(.40, 50, .19, bl, RIND(), (-1.0, -.60, Z+.01), math.radians(10)); src = lump(mat('parm', '#F0DCA0', .6, '#E4C880', bump=.6, bs=18, sss=.1), .05, .5, (1.2, .8, .7))
    strew(src, [(.42, -.84, Z+.03), (.33, -.77, Z+.03), (.54, -.90, Z+.025)], 1., 4); camera(27, 2.4, (.02, 0, .46), fstop=.8, focus=(0, -.5, .55))

def brie():
    Z = scene('sage'); p = Panini(); b0 = p.z; br, hn, wn = BRIE(), HONEY(), mat('walnutcut', '#E2BF8A', .5, '#CFA267')
    p.around(rocket_leaf, 8, b0+.01, .80, .3, 4, .6)
    p.z += .02
    for i, y in enumerate((-.26, 0., .26)):                                   # brie: long slices with their white rind
        o = rbox('brie', (1.46, .285, .18), .04, br, 3, loc=(0, y, p.z+.09)); p.parts.append((o, br)); p.parts.append((rbox('brierind', (1.47, .27, .028), .011, RIND(), 2, loc=(0, y, p.z+.178)), RIND()))
    p.z += .195
    for i, (x, y, a) in enumerate([(-.55, -.2, .2), (-.30, .16, 1.3), (-.12, -.22, .4), (.10, .2, 2.), (.28, -.18, .5), (.52, .14, 1.1), (-.62, .2, .8), (.62, -.2, 2.2)]): p.parts.append((pear_slice((x, y, p.z+.012*(i % 3)), (0, 0, a), .52, .10), mat('pearflesh', '#FBF3D2', .26, '#F3E5B4', sss=.2, coat=.3)))
    p.z += .075; zt = p.z; w = [park(walnut(k)) for k in range(3)]
    def nuts(P, ang, side):
        rr = random.Random(side*5); return [inst(rr.choice(w), P(t, .0, zt+.01), (rr.uniform(-.3, .3), rr.uniform(-.3, .3), rr.uniform(0, 6)), .085) for t in (-.32, -.12, .10, .30)]
    p.z += .045; p.edge(nuts).edge(leaves_at(rocket_leaf, b0+.02, 5, .12, .4, 6, .75, .42, .5)).edge(melt_at(br, b0+.09, 3, 5, .055, .36, (.06, .15), .036)).edge(melt_at(hn, zt+.02, 4, 9, .028, .36, (.12, .30), .0)); p.close()
    place(p, PAIR, Z); pear_half((.66, -.72, Z+.17), (.80, .0, .25), .50)
    for i, (x, y, r) in enumerate([(-.62, -.72, .4), (-.80, -.64, 2.), (.12, -.84, 1.2)]): inst(w[i], (x, y, Z+.05), (0, 0, r), .125)
    camera(25, 2.75, (.04, 0, .32), fstop=.8, focus=(0, -.5, .4))

def vegetable():
    Z = scene('brick', (-.80, .60), .05); p = Panini(tone=1); b0 = p.z; hm, pm = HUMMUS(), pepper_mat()
    co = grilled('#E3E6A8', '#CBD884', '#3E6B22', 'courg'); au = grilled('#DCC08A', '#C39A5E', '#33182E', 'auberg'); cc = mat('courgcut', '#DDE6A0', .3, '#C4D67E', sss=.1); ac = mat('aubcut', '#C9A870', .4, '#A9824C', sss=.1)
    p.slab(hm, .075, .02, .015, .01, 3).around(lettuce_leaf, 13, b0+.02, .72, .25, 5, .8).rods(au, ac, .30, .105, 4, 4, .012, .95, .06).rods(pm, pm, .20, .06, 5, 7, .012, 1.0, .05).rods(co, cc, .25, .085, 4, 9, .012, 1., .06)
    p.slab(hm, .03, .015, .0, .01, 6); zc, za = p.z-.065, b0+.15
    fc = radial('courgf', .13, [(.0, '#E9EBB4'), (.45, '#D8E096'), (.80, '#C3D37A'), (.88, '#4E7F2A'), (1., '#2A5A1E')], 1, (7, .15, .5, .30, '#E2E8A8', '#F4F2CC')); fa = radial('aubf', .15, [(.0, '#D9BA80'), (.5, '#C79C5C'), (.84, '#B48447'), (.90, '#2E1429'), (1., '#22101F')], 1, (9, .2, .7, .30, '#A87C42', '#7A5428'))
    def rounds(P, ang, side):
        return [put(disc(.13, .045, fc), P(t, -.035, zc+.01*k), (.10*k, .34, ang)) for k, t in ((0, -.30), (1, -.06), (-1, .18))]+[put(disc(.15, .05, fa), P(t, -.06, za), (.08*k, .30, ang)) for k, t in ((0, -.22), (1, .24))]
    p.edge(bits_at(lambda: lump(hm, .035), b0+.04, 26, .02, 3, .42, (-.01, .015))).edge(rounds).edge(leaves_at(rocket_leaf, b0+.07, 4, .10, .4, 6, .7, .4, .5))
    p.close(); place(p, ((.05, -.42, 0, -90), (-.03, -.38, None, -68)), Z)
    bowl(.27, .17, PAL['sage'], (-.82, -.54, Z)); dip(.25, .12, hm, (-.82, -.54, Z)); strew(lump(mat('chick', '#E2BC78', .45, '#D4A75C', sss=.1), .05, .08, (1, 1, .9)), [(-.84, -.56, Z+.18), (-.76, -.51, Z+.175)], .9, 2)
    c2 = disc(.14, .04, CUCFACE(.14), (.82, -.60, Z+.02)); inst(c2, (.94, -.54, Z+.045), (.15, .2, 1)); cherry((.72, -.74, Z), .11, (.3, .2, 0))
    camera(21, 2.4, (-.03, 0, .54), fstop=.8, focus=(0, -.5, .6))

PICTURES = {'caprese-panini': caprese, 'chicken-pesto-panini': chicken_pesto, 'tuna-panini': tuna, 'four-cheese-panini': four_cheese, 'brie-panini': brie, 'vegetable-panini': vegetable}
