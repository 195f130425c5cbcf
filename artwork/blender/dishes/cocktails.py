"""The cocktails, and the glasses, liquids, ice and garnishes they are made of (the other cold drinks use them too)."""
from props import *
from functools import partial

# ---------------------------------------------------------------- glasses
FOOT = lambda r, zs, k=.026: [(k+.010, zs), (k, zs-.10), (k-.002, .32), (k+.010, .10), (.10, .045), (r*.75, .021), (r-.008, .013), (r, .006), (r-.012, 0), (r*.5, .001), (0, .002)]
BASE = lambda r: [(r, .07), (r-.008, .020), (r-.035, 0), (r*.5, 0), (0, .004)]
GLASSES = dict(   # inside from the bottom to the rim, thickness, foot
    highball=([(0, .10), (.27, .10), (.312, .115), (.325, .17), (.335, .8), (.345, 1.40)], .018, BASE(.338)),
    collins=([(0, .10), (.22, .10), (.262, .115), (.275, .17), (.28, .8), (.285, 1.46)], .016, BASE(.288)),
    rocks=([(0, .13), (.35, .13), (.398, .15), (.412, .21), (.43, .6), (.445, .92)], .024, BASE(.425)),
    wide=([(0, .10), (.25, .10), (.305, .115), (.325, .17), (.39, .65), (.45, 1.16)], .018, BASE(.325)),
    small=([(0, .09), (.21, .09), (.252, .105), (.265, .16), (.30, .6), (.325, 1.04)], .016, BASE(.272)),
    wine=([(0, .80), (.06, .805), (.22, .86), (.36, 1.00), (.425, 1.19), (.41, 1.42), (.355, 1.68), (.345, 1.74)], .013, FOOT(.35, .74)),
    redwine=([(0, .76), (.07, .765), (.27, .83), (.43, 1.00), (.485, 1.20), (.455, 1.46), (.385, 1.70), (.375, 1.75)], .013, FOOT(.37, .70)),
    spritz=([(0, .60), (.07, .605), (.29, .68), (.44, .87), (.495, 1.10), (.475, 1.36), (.425, 1.56), (.42, 1.60)], .014, FOOT(.37, .54)),
    copa=([(0, .52), (.08, .525), (.34, .60), (.51, .82), (.555, 1.06), (.515, 1.31), (.44, 1.49), (.435, 1.52)], .014, FOOT(.38, .46)),
    flute=([(0, .66), (.03, .68), (.10, .79), (.19, 1.04), (.228, 1.34), (.222, 1.68), (.208, 1.84)], .012, FOOT(.29, .60, .024)),
    martini=([(0, .84), (.03, .85), (.25, 1.05), (.50, 1.28), (.575, 1.355)], .013, FOOT(.34, .79)),
    coupe=([(0, .86), (.05, .865), (.20, .895), (.37, .99), (.465, 1.13), (.497, 1.27), (.502, 1.33)], .013, FOOT(.34, .81)),
    margarita=([(0, .50), (.09, .51), (.175, .58), (.205, .70), (.25, .78), (.42, .85), (.53, .98), (.565, 1.13), (.57, 1.17)], .015, FOOT(.36, .44, .03)),
    hurricane=([(0, .30), (.08, .31), (.21, .38), (.275, .55), (.262, .80), (.255, .95), (.29, 1.20), (.37, 1.48), (.39, 1.58)], .015, FOOT(.31, .25, .05)[:1]+[(.055, .16), (.12, .06), (.26, .024), (.305, .013), (.31, .006), (.298, 0), (.15, .001), (0, .002)]),
    pils=([(0, .10), (.19, .10), (.235, .115), (.252, .18), (.305, .9), (.345, 1.46)], .016, BASE(.262)),
    chalice=([(0, .54), (.10, .55), (.37, .64), (.505, .84), (.535, 1.06), (.515, 1.28), (.51, 1.32)], .020, [(.085, .47), (.06, .36), (.062, .20), (.12, .07), (.30, .035), (.375, .022), (.385, .010), (.37, 0), (.2, .001), (0, .002)]),
    kriek=([(0, .33), (.05, .34), (.14, .41), (.20, .66), (.25, 1.02), (.285, 1.38), (.292, 1.55)], .014, [(.055, .27), (.04, .19), (.05, .10), (.12, .048), (.26, .024), (.305, .013), (.31, .006), (.298, 0), (.15, .001), (0, .002)]),
)
def smooth(pts, n=9):
    """centripetal Catmull-Rom curve through (r, z) points"""
    P = np.array(pts, float); P = np.vstack([2*P[0]-P[1], P, 2*P[-1]-P[-2]]); out = []
    for i in range(1, len(P)-2):
        p = P[i-1:i+3]; t = np.concatenate([[0], np.cumsum(np.maximum(np.linalg.norm(np.diff(p, axis=0), axis=1), 1e-6)**.5)])
        for s in np.linspace(t[1], t[2], n, endpoint=False):
            L = lambda a, b, x, y: ((y-s)*a+(s-x)*b)/(y-x)
            a1, a2, a3 = L(p[0], p[1], t[0], t[1]), L(p[1], p[2], t[1], t[2]), L(p[2], p[3], t[2], t[3])
            out.append(L(L(a1, a2, t[0], t[2]), L(a2, a3, t[1], t[3]), t[1], t[2]))
    out.append(P[-2]); out = np.array(out); out[:, 0] = np.maximum(out[:, 0], 0); return out
def offset(I, t):
    d = np.gradient(I, axis=0); d /= np.maximum(np.linalg.norm(d, axis=1), 1e-9)[:, None]; O = I+np.stack([d[:, 1], -d[:, 0]], 1)*t; O[0] = (0, I[0, 1]-t); O[:, 0] = np.maximum(O[:, 0], 0); return O
class Glass:
    """a glass with its inner curve, which liquids and foam follow"""
    def __init__(s, kind, loc=(0, 0, 0), mat=None, ribs=0):
        inner, t, foot = GLASSES[kind]; s.I = smooth(inner); s.loc = Vector(loc); s.H = inner[-1][1]; s.z0 = inner[0][1]; O = offset(s.I, t)
        stem = foot[0][1] > .15; O = O[(O[:, 0] > foot[0][0]+.02) & (O[:, 1] > foot[0][1]+.005)] if stem else O[O[:, 1] > s.z0+.06]
        low = smooth([tuple(O[0])]+list(foot), 7)[1:]; top = (s.I[-1]+O[-1])/2+np.array((0, t*.5)); s.R = s.I[-1][0]; s.t = t
        prof = [tuple(p) for p in s.I]+[tuple(top)]+[tuple(p) for p in O[::-1]]+[tuple(p) for p in low]
        s.o = lathe('vessel', prof, 112, mat or M('glass', lambda: glass()), subd=0); s.o.location = loc
        if ribs:
            z1 = s.H*.62
            def rb(c, n):
                r = math.hypot(c.x, c.y); ri = s.rad(c.z)
                if r < ri+t*.6 or c.z > z1 or c.z < .05: return c
                k = 1+.018*abs(math.cos(ribs/2*math.atan2(c.y, c.x)))*min(1, (z1-c.z)/.1, (c.z-.05)/.06); return Vector((c.x*k, c.y*k, c.z))
            displace(s.o, rb)
    @classmethod
    def of(cls, curve, loc=(0, 0, 0), t=.02):
        """something else that holds a drink, by its inner curve (the vessel itself is made elsewhere)"""
        s = cls.__new__(cls); s.I = np.array(curve); s.loc = Vector(loc); s.z0 = s.I[0][1]; s.R, s.H = s.I[-1]; s.t = t; return s
    def rad(s, z): return float(np.interp(z, s.I[:, 1], s.I[:, 0]))
    def fill(s, zt, mat, zb=None, e=.005, name='liquid'):
        """liquid from zb (or the bottom) to zt, a little into the wall so that no air shows"""
        E = offset(s.I, e); P = [tuple(p) for p in E if (zb is None or p[1] > zb+.004) and p[1] < zt-.004]
        if zb is not None: P = [(0, zb), (s.rad(zb)+e, zb)]+P
        r = s.rad(zt); P += [(r+e, zt+.006), (r-.012, zt+.002), (r-.03, zt), (r*.5, zt), (0, zt)]
        o = lathe(name, P, 112, mat, subd=0); o.location = s.loc; return o
    def head(s, zb, zt, mat, dome=.06, rough=.006, scale=9, e=.006, seed=0, inset=.0):
        """foam or slush from zb to zt with a domed top (which may stand above the rim)"""
        zt_ = min(zt, s.H-.004); zs = np.linspace(zb, zt_, 14); P = [(0, zb), (s.rad(zb)*.5, zb)]+[(s.rad(z)+e, z) for z in zs]; r = s.rad(zt_)-inset; lift = zt-zt_
        P += [(r+e-.004, zt_+.004)]+[(r*k, zt_+.004+lift*min(1, (1-k)*5+.4)+dome*(1-k**2.6)) for k in np.linspace(.985, 0, 26)]
        o = lathe('head', P, 112, mat, subd=0); o.location = s.loc
        displace(o, lambda c, n: c+(Vector((0, 0, 1))*fb(c, scale, 4, seed)*rough*(1-.5*(math.hypot(c.x, c.y)/r)**4) if c.z > zt_+.003 else Vector((0, 0, 0)))); return o
    def at(s, a, z, k=1.): r = s.rad(z)*k; return Vector((r*math.cos(a), r*math.sin(a), z))+s.loc
    def rim(s, a, dz=0., k=1.): return Vector(((s.R+s.t/2)*k*math.cos(a), (s.R+s.t/2)*k*math.sin(a), s.H+dz))+s.loc

# ---------------------------------------------------------------- liquids, ice, bubbles
def clear(absorb, density=1.2, tint='#FFF8F0'): return glass('drink', tint, 0, 1.33, .97, absorb=absorb, density=density)
def glow(m, color, k=.35):
    """lets light through a cloudy or thin thing"""
    nt = m.node_tree; g = NT(nt); p = [n for n in nt.nodes if n.type == 'BSDF_PRINCIPLED'][0]; t = g.n('BsdfTranslucent', ins={'Color': color}); mx = g.n('MixShader', ins={0: k}); L = nt.links.new
    src = p.inputs['Base Color'].links
    if src: L(src[0].from_socket, t.inputs['Color'])
    L(p.outputs[0], mx.inputs[1]); L(t.outputs[0], mx.inputs[2]); L(mx.outputs[0], nt.nodes['Material Output'].inputs[0]); return m
def cloudy(stops, z0, z1, warp=.25, rough=.12):
    """a drink one cannot see through: its colour depends on height"""
    def b(g):
        v = g.coord('Object'); n = g.noise(1.6, 3, .55, .8, g.n('Mapping', ins={'Vector': v, 'Scale': (2.2, 2.2, 1.)}).outputs[0])
        t = g.math('ADD', g.math('DIVIDE', g.math('SUBTRACT', g.sep(v)[2], z0), z1-z0), g.math('MULTIPLY', g.math('SUBTRACT', n, .5), warp)); return dict(color=g.ramp(t, stops))
    return glow(lift(principled('cloudy', stops[0][1], rough, spec=.45, build=b)), stops[0][1], .3)
def lift(m, k=.22):
    """a little light of its own, which stands for what scatters inside a pale drink"""
    p = [n for n in m.node_tree.nodes if n.type == 'BSDF_PRINCIPLED'][0]; m.node_tree.links.new(p.inputs['Base Color'].links[0].from_socket, p.inputs['Emission']); p.inputs['Emission Strength'].default_value = k; return m
def foam_mat(color='#FFF6E4', dark='#EBD9B8', scale=44, bump=.3):
    def b(g):
        v = g.coord('Object'); a = g.voro(scale, v); c = g.voro(scale*2.3, v); h = g.math('ADD', a, g.math('MULTIPLY', c, .6))
        return dict(color=g.mix(g.math('MULTIPLY', g.math('ADD', g.ramp(h, [(.25, 1.), (.6, 0.)]), g.noise(5, 4, .6, vec=v)), .42), color, dark), normal=g.bump(h, bump, .012))
    return lift(principled('foam', color, .55, spec=.3, build=b), .16)
def slush_mat(color, light, scale=15):
    def b(g):
        v = g.coord('Object'); c = g.voro(scale, v); d = g.voro(scale*2.2, v); h = g.math('ADD', c, g.math('MULTIPLY', d, .5)); f = g.ramp(g.math('ADD', g.math('MULTIPLY', h, .7), g.math('MULTIPLY', g.noise(6, 4, .6, vec=v), .6)), [(.35, 0.), (.95, .75)])
        return dict(color=g.mix(f, color, light), normal=g.bump(h, .5, .03))
    return principled('slush', color, .16, spec=.5, coat=.4, coatr=.08, build=b)
def frost(key='frost', white=.55, base=.05, tint='#FAFDFF'):
    """ice that costs little: see-through with white edges, cracks and a shine"""
    def mk():
        m, g, out = material(key); v = g.coord('Object'); L = g.nt.links.new; nb = g.bump(g.noise(6, 4, .6, .5, v), .35, .05)
        lw = g.n('LayerWeight', ins={'Blend': .42, 'Normal': nb}); n = g.noise(7, 5, .68, 1.2, v)
        f = g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY', g.ramp(lw.outputs['Facing'], [(.25, 0.), (.95, 1.)]), .55), g.ramp(n, [(.45, base), (.72, .85)])), white, clamp=True)
        df = g.n('BsdfDiffuse', ins={'Color': '#FFFFFF', 'Normal': nb}); tl = g.n('BsdfTranslucent', ins={'Color': '#FFFFFF', 'Normal': nb}); w = g.n('MixShader', ins={0: .5}); L(df.outputs[0], w.inputs[1]); L(tl.outputs[0], w.inputs[2])
        tr = g.n('BsdfTransparent', ins={'Color': tint}); a = g.n('MixShader', ins={0: f}); L(tr.outputs[0], a.inputs[1]); L(w.outputs[0], a.inputs[2])
        gl = g.n('BsdfGlossy', ins={'Color': '#FFFFFF', 'Roughness': .06, 'Normal': nb}); fr = g.n('Fresnel', ins={'IOR': 1.31, 'Normal': nb}); b_ = g.n('MixShader', ins={0: fr.outputs[0]}); L(a.outputs[0], b_.inputs[1]); L(gl.outputs[0], b_.inputs[2])
        L(b_.outputs[0], out.inputs[0]); return m
    return M(key, mk)
def cubes(G, n, z0, z1, size=.24, seed=1, mat=None):
    """ice cubes inside a glass, none through another or the wall"""
    rr = random.Random(seed); got = []; tries = 0
    while len(got) < n and tries < 4000:
        tries += 1; z = rr.uniform(z0, z1); r = G.rad(min(z, G.H-.02))-size*.66
        if r <= 0: continue
        a = rr.uniform(0, 6.28); d = r*math.sqrt(rr.random()); p = Vector((d*math.cos(a), d*math.sin(a), z))
        if any((p-q).length < size*1.08 for q in got): continue
        got.append(p); o = rbox('ice', (size, size*rr.uniform(.86, 1), size*rr.uniform(.82, 1)), size*.16, mat or frost(), 4, loc=p+G.loc, rot=(rr.uniform(-.5, .5), rr.uniform(-.5, .5), rr.uniform(0, 3)))
        displace(o, lambda c, n_: c*(1+.07*fb(c, 4., 3, tries)))
def chunk_mesh(key='chunk', mat=None, seed=1):
    o = ball(key, 1, mat or frost('crush', .9, .16), sub=3); rr = random.Random(seed); pl = [Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1))).normalized() for _ in range(11)]
    def f(c, n):
        d = c.normalized(); k = min([1.]+[.70/max(d.dot(q), .05) for q in pl]); return d*k
    displace(o, f); o.location = (0, 0, -9); return o
def crushed(G, n, z0, z1, s=.07, seed=1, mat=None, heap=0., rk=1.):
    """crushed ice between two heights; above the rim it heaps up"""
    rr = random.Random(seed); src = [chunk_mesh('chunk', mat, k) for k in (1, 2, 3)]
    for i in range(n):
        z = rr.uniform(z0, z1); k = s*rr.uniform(.6, 1.25); r = (G.rad(min(z, G.H-.01))*rk-k*1.0)*(1 if z < G.H or not heap else max(.1, 1-((z-G.H)/heap)**1.3)); a = rr.uniform(0, 6.28); d = r*math.sqrt(rr.random())
        inst(rr.choice(src), Vector((d*math.cos(a), d*math.sin(a), z))+G.loc, (rr.uniform(0, 6), rr.uniform(0, 6), rr.uniform(0, 6)), (k, k*rr.uniform(.7, 1), k*rr.uniform(.6, .9)))
def bubble_mat():
    def mk():
        m, g, out = material('bubble'); L = g.nt.links.new; lw = g.n('LayerWeight', ins={'Blend': .5}); f = g.ramp(lw.outputs['Facing'], [(.0, .25), (.35, .05), (.6, .6), (1., .95)])
        a = g.n('MixShader', ins={0: f}); tr = g.n('BsdfTransparent', ins={'Color': '#FFFFFF'}); w = g.n('BsdfDiffuse', ins={'Color': '#FFFFFF'}); tl = g.n('BsdfTranslucent', ins={'Color': '#FFFFFF'}); s = g.n('AddShader'); L(w.outputs[0], s.inputs[0]); L(tl.outputs[0], s.inputs[1])
        L(tr.outputs[0], a.inputs[1]); L(s.outputs[0], a.inputs[2]); L(a.outputs[0], out.inputs[0]); return m
    return M('bubble', mk)
def bubbles(G, zt, n=220, s=.009, strings=5, seed=1, ring=60):
    """rising bubbles: loose ones, most near the wall, some strings, and a ring at the surface"""
    rr = random.Random(seed); C = []
    for i in range(n):
        z = G.z0+.03+(zt-G.z0-.04)*rr.random()**.8; r = G.rad(z)-.014; d = r*(1-.9*rr.random()**2.2 if rr.random() < .6 else math.sqrt(rr.random())); a = rr.uniform(0, 6.28); C.append((d*math.cos(a), d*math.sin(a), z, s*rr.choice((.5, .6, .8, 1., 1.2))))
    for k in range(strings):
        a = rr.uniform(3.4, 6.0); d = rr.uniform(.0, .55)*(G.rad(zt)-.03); z = G.z0+.05
        while z < zt-.02:
            q = min(d, max(0, G.rad(z)-.02)); C.append((q*math.cos(a)+rr.gauss(0, .003), q*math.sin(a), z, s*(.5+.6*(z-G.z0)/(zt-G.z0)))); z += rr.uniform(.022, .05)
    for i in range(ring):
        a = rr.uniform(0, 6.28); d = G.rad(zt)-rr.uniform(.008, .03); C.append((d*math.cos(a), d*math.sin(a), zt+.004, s*rr.uniform(.7, 1.5)))
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1); v0 = np.array([v.co[:] for v in bm.verts]); f0 = np.array([[v.index for v in f.verts] for f in bm.faces]); bm.free()
    C = np.array(C); V = (v0[None]*C[:, None, 3:]+C[:, None, :3]).reshape(-1, 3); F = (f0[None]+(np.arange(len(C))*len(v0))[:, None, None]).reshape(-1, 3)
    o = obj('bubbles', V, F.tolist(), bubble_mat()); o.location = G.loc; return o

# ---------------------------------------------------------------- citrus
CITRUS = dict(lemon=('#F3D34A', '#FFF0A0', '#FFF8E2', '#EBBB1E'), lime=('#9CC444', '#D6E890', '#EFF5D2', '#3F8420'), orange=('#F07E12', '#FFB653', '#FFE9C4', '#E2670A'), grapefruit=('#E8604A', '#F9A58C', '#FFE6CC', '#E89A3A'))
def face(g, kind, r, cap=None):
    """colour and bump of a cut citrus fruit"""
    pulp, hi, pith, rind = CITRUS[kind]; v = g.coord('Object'); x, y, z = g.sep(v); xy = g.n('CombineXYZ', ins={'X': x, 'Y': y}).outputs[0]
    rr_ = g.math('DIVIDE', g.n('VectorMath', operation='LENGTH', ins={0: xy}).outputs['Value'], r); an = g.math('ARCTAN2', y, x)
    seg = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', an, 9/6.28318)), .5)); w = g.math('DIVIDE', .026, g.math('MAXIMUM', rr_, .12)); memb = g.math('GREATER_THAN', seg, g.math('SUBTRACT', .5, w))
    a = g.math('MAXIMUM', memb, g.math('GREATER_THAN', rr_, .875)); a = g.math('MAXIMUM', a, g.math('LESS_THAN', rr_, .085))
    st = g.noise(1., 4, .6, 1., g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', an, 9.), 'Y': g.math('MULTIPLY', rr_, 3.)}).outputs[0]); col = g.mix(a, g.mix(g.ramp(st, [(.3, 0.), (.75, 1.)]), pulp, hi), pith); ri = g.math('GREATER_THAN', rr_, .945)
    if cap is not None: ri = g.math('MAXIMUM', ri, g.math('LESS_THAN', z, cap))
    return dict(color=g.mix(ri, col, rind), normal=g.bump(g.math('SUBTRACT', g.math('MULTIPLY', st, .7), a), .3, .02))
def wheel(kind, r=.22, loc=(0, 0, 0), rot=(0, 0, 0), thick=.045):
    """a round slice"""
    m = M(f'wheel{kind}{r}', lambda: principled('citrus', CITRUS[kind][0], .22, spec=.5, build=lambda g: face(g, kind, r)))
    o = lathe('wheel', [(0, thick/2), (r-.012, thick/2), (r, thick/2-.012), (r, -thick/2+.012), (r-.012, -thick/2), (0, -thick/2)], 56, m, subd=1); o.location = loc; o.rotation_euler = rot; return o
def half(kind, r=.26, loc=(0, 0, 0), rot=(1.25, 0, 0), long=1.05):
    """half a fruit; the cut face looks along its own z"""
    def b(g):
        d = face(g, kind, r, -.02); d['normal'] = g.bump(g.voro(60, g.coord('Object')), .12, .01); return d
    m = M(f'half{kind}{r}', lambda: principled('half', CITRUS[kind][0], .28, spec=.5, build=b))
    P = [(0, 0), (r*.5, 0), (r*.93, 0), (r*.985, -.012)]+[(r*math.cos(t), -.03-r*long*math.sin(t)) for t in np.linspace(0, math.pi/2*.97, 16)]+[(r*.05, -.03-r*long*1.03), (0, -.03-r*long*1.05)]
    o = lathe('half', P, 64, m, subd=1); o.location = loc; o.rotation_euler = rot; return o
def wedge(kind, r=.21, L=.29, span=1.15, loc=(0, 0, 0), rot=(0, 0, 0)):
    """a lengthwise piece: two cut faces and the rind"""
    pulp, hi, pith, rind = CITRUS[kind]
    def b(g):
        x, y, _ = g.sep(g.coord('UV')); st = g.noise(1., 4, .6, .6, g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', x, 22.), 'Y': g.math('MULTIPLY', y, 3.)}).outputs[0])
        col = g.mix(g.math('MAXIMUM', g.math('GREATER_THAN', y, .86), g.math('LESS_THAN', y, .06)), g.mix(g.ramp(st, [(.3, 0.), (.7, 1.)]), pulp, hi), pith); return dict(color=g.mix(g.math('GREATER_THAN', y, .945), col, rind), normal=g.bump(st, .2, .02))
    m = M('wedge'+kind, lambda: principled('wedge', pulp, .22, spec=.5, build=b)); rm = M('rind'+kind, lambda: principled('rind', rind, .3, spec=.5, build=lambda g: dict(normal=g.bump(g.voro(55, g.coord('Object')), .15, .01)))); obs = []
    for s in (-1, 1):
        f = s*span/2; obs.append(grid('cutface', lambda u, v, f=f: (v*r*np.sin(u*math.pi)*math.cos(f), v*r*np.sin(u*math.pi)*math.sin(f), v*L*np.cos(u*math.pi)), 30, 12, mat=m))
    obs.append(grid('rind', lambda u, v: (r*np.sin(u*math.pi)*np.cos((v-.5)*span), r*np.sin(u*math.pi)*np.sin((v-.5)*span), L*np.cos(u*math.pi)), 30, 14, mat=rm))
    return join_group(obs, loc, rot)
def peel(kind, loc, rot=(0, 0, 0), L=.62, w=.085, turns=.9, R=.10):
    """a twist of zest: coloured outside, pith inside"""
    def b(g):
        bf = g.n('NewGeometry').outputs['Backfacing']; return dict(color=g.mix(bf, CITRUS[kind][3], '#FBE6BE'), normal=g.bump(g.voro(60, g.coord('Object')), .2, .01))
    def f(u, v):
        a = u*turns*2*math.pi; s = (v-.5)*w*(1-.5*np.abs(2*u-1)**4); return (R+.02*np.cos(a*.7))*np.cos(a), (R+.02*np.sin(a))*np.sin(a), s+(u-.5)*L*.45
    o = grid('peel', f, 60, 9, mat=M('peel'+kind, lambda: principled('peel', CITRUS[kind][3], .35, spec=.45, sss=.05, build=b))); o.location = loc; o.rotation_euler = rot; return o

# ---------------------------------------------------------------- other garnishes
MINT = lambda: leaf_mat('#2C6A2A', '#71AB46', 'mint')
def bouquet(loc, s=1., n=4, seed=3, spread=.10):
    """a generous bunch of mint"""
    rr = random.Random(seed)
    for i in range(n):
        a = i*2.4+seed; d = spread*(i > 0); g = mint_sprig((loc[0]+d*math.cos(a), loc[1]+d*math.sin(a), loc[2]+(.10 if i == 0 else .03*rr.random())), s*(1 if i == 0 else .85), 8, seed+i*3, MINT()); g.rotation_euler = (.5*math.sin(a)*-(i > 0), .5*math.cos(a)*(i > 0), rr.uniform(0, 6))
def leaves_in(G, n, z0, z1, s=.26, seed=1, mat=None):
    """mint leaves inside the drink, flat against the glass"""
    rr = random.Random(seed)
    for i in range(n):
        z = rr.uniform(z0, z1); a = -math.pi/2+rr.uniform(-1.5, 1.5); o = leaf(s*rr.uniform(.8, 1.1), s*.40, .12, .15, .08, .1, mat or MINT(), seed+i, nu=20, nv=9); p = G.at(a, z, 1)*1; p = Vector((p.x-G.loc.x, p.y-G.loc.y, 0)); p = p.normalized()*(p.length-.05)
        o.location = Vector((p.x, p.y, z))+G.loc; X = Vector((-math.sin(a), math.cos(a), 0))*math.cos(t := rr.uniform(0, 6.28))+Vector((0, 0, 1))*math.sin(t); N = Vector((math.cos(a), math.sin(a), .25*rr.uniform(-1, 1))).normalized(); X = (X-N*X.dot(N)).normalized(); Y = N.cross(X)
        o.rotation_euler = Matrix((X, Y, N)).transposed().to_euler()
def cucumber(r=.17, loc=(0, 0, 0), rot=(0, 0, 0), thick=.03):
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); rr_ = g.math('DIVIDE', g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': x, 'Y': y}).outputs[0]}).outputs['Value'], r); an = g.math('ARCTAN2', y, x)
        sd = g.voro(1., g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', an, 2.4), 'Y': g.math('MULTIPLY', rr_, 5.)}).outputs[0]); core = g.ramp(rr_, [(.0, '#D9E8AC'), (.5, '#CFE39A'), (.62, '#E3F0BE'), (.86, '#C9E08C'), (.93, '#7FAE4A'), (.955, '#2F6420')])
        ins = g.math('MULTIPLY', g.math('LESS_THAN', sd, .26), g.math('MULTIPLY', g.math('LESS_THAN', rr_, .58), g.math('GREATER_THAN', rr_, .16))); return dict(color=g.mix(g.math('MULTIPLY', ins, .8), core, '#F4F3CE'), normal=g.bump(sd, .15, .02))
    m = M(f'cuc{r}', lambda: glow(principled('cucumber', '#CFE39A', .18, spec=.5, coat=.2, build=b), '#CFE39A', .45))
    o = lathe('cucumber', [(0, thick/2), (r*.6, thick/2), (r-.006, thick/2), (r, thick/2-.006), (r, -thick/2+.006), (r-.006, -thick/2), (0, -thick/2)], 48, m, subd=1); o.location = loc; o.rotation_euler = rot; return o
def ribbon_mat():
    def mk():
        def b(g):
            x, y, _ = g.sep(g.coord('UV')); d = g.math('ABSOLUTE', g.math('SUBTRACT', y, .5)); n = g.noise(1., 3, .6, vec=g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', x, 26.), 'Y': g.math('MULTIPLY', y, 5.)}).outputs[0])
            col = g.ramp(d, [(.0, '#E4F0C0'), (.14, '#DCEBB0'), (.30, '#B9D77C'), (.42, '#8FBE55'), (.452, '#3A7426'), (.5, '#24541A')]); seeds = g.math('MULTIPLY', g.math('LESS_THAN', d, .13), g.math('GREATER_THAN', n, .56)); return dict(color=g.mix(g.math('MULTIPLY', seeds, .7), col, '#FBFAE0'))
        m = principled('ribbon', '#CFE39A', .2, spec=.5, coat=.2, build=b); nt = m.node_tree; g = NT(nt); p = [n for n in nt.nodes if n.type == 'BSDF_PRINCIPLED'][0]; t = g.n('BsdfTranslucent', ins={'Color': '#CFE39A'}); mx = g.n('MixShader', ins={0: .4}); nt.links.new(p.outputs[0], mx.inputs[1]); nt.links.new(t.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0]); return m
    return M('ribbon', mk)
def ribbon(G, a0, a1, z0, z1, w=.2, gap=.022):
    """a long shaving of cucumber that lies against the inside of the glass"""
    R_ = np.vectorize(G.rad)
    def f(u, v):
        a = a0+(a1-a0)*u; z = z0+(z1-z0)*u+.02*np.sin(u*17)+(v-.5)*w; r = R_(z)-gap-.02*(1+np.sin(u*9))*.5; return r*np.cos(a), r*np.sin(a), z
    o = grid('ribbon', f, 110, 15, mat=ribbon_mat()); o.location = G.loc; return o
def crescent(R, inner, arc, thick, flesh, skin, blush=None, loc=(0, 0, 0), rot=(0, 0, 0), s=1., edge=.95, core=None):
    """a flat slice between an outer arc with skin and an inner edge (apple, peach)"""
    def b(g):
        x, y, _ = g.sep(g.coord('UV')); n = g.noise(9, 4, .6, vec=g.coord('Object')); c = g.mix(g.math('MULTIPLY', n, .5), flesh, '#FFF4D0'); c = g.mix(g.ramp(y, [(0., 1.), (.16, 0.)]), c, core or flesh); sk = g.mix(g.ramp(g.noise(3, 3, vec=g.coord('Object')), [(.4, 0.), (.65, 1.)]), skin, blush or skin); return dict(color=g.mix(g.math('GREATER_THAN', y, edge), c, sk), normal=g.bump(n, .12, .02))
    def f(u, v):
        a = (u-.5)*arc; ro = R*(1+.03*np.cos(a*2)); xi = inner*R*np.cos(a*.9); yi = .80*R*np.sin(a); return xi+(ro*np.cos(a)-xi)*v, yi+(ro*np.sin(a)-yi)*v, (.5-np.abs(v-.5))*0
    o = grid('slice', f, 40, 30, mat=M(f'cres{flesh}{skin}', lambda: glow(principled('slice', flesh, .3, spec=.45, build=b), flesh, .35))); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = thick; md.offset = 0; bv = o.modifiers.new('b', 'BEVEL'); bv.width = min(.008, thick*.25); bv.segments = 2
    o.location = loc; o.rotation_euler = rot; o.scale = (s, s, s); return o
def apple(loc, r=.36, c1='#86B23A', c2='#B9D25C', rot=(0, 0, 0)):
    P = smooth([(0, .62*r), (.10*r, .66*r), (.30*r, .86*r), (.62*r, .88*r), (.93*r, .55*r), (1.0*r, .10*r), (.88*r, -.45*r), (.60*r, -.80*r), (.30*r, -.90*r), (.12*r, -.84*r), (0, -.78*r)], 5)
    def b(g):
        v = g.coord('Object'); n = g.noise(2.4, 4, .6, vec=v); d = g.math('LESS_THAN', g.voro(22, v), .055); return dict(color=g.mix(g.math('MULTIPLY', d, .5), g.mix(n, c1, c2), '#E8EDB8'))
    o = lathe('apple', [tuple(p) for p in P], 64, M('apple'+c1, lambda: principled('apple', c1, .22, spec=.5, coat=.35, build=b)), subd=1); st = sweep('stem', [(0, 0, .60*r), (.01, .01, .85*r), (.05*r+.02, .0, 1.12*r)], lambda t: .014+.012*t, principled('stem', '#5E4325', .7), 10); return join_group([o, st], (loc[0], loc[1], loc[2]+.9*r), rot)
def cherry(loc, r=.085, rot=(0, 0, 0), stem=.34, col='#7A0612', lean=.10):
    o = ball('cherry', r, M('cherry'+col, lambda: principled('cherry', col, .1, spec=.55, coat=.6, coatr=.04)), (1, .97, .92), sub=4); displace(o, lambda c, n: c-Vector((0, 0, .22*r*math.exp(-((c.x**2+c.y**2)/(.16*r*r)))*(c.z > 0)))); obs = [o]
    if stem: obs.append(sweep('st', bez((0, 0, r*.6), (0, 0, stem*.4), (lean*.5, 0, stem*.8), (lean, .02, stem), 14), lambda t: .0075+.006*max(0, t-.85)*6, M('cstem', lambda: principled('cstem', '#6E7A2C', .5)), 8))
    return join_group(obs, loc, rot)
def pick(a, b, ball_r=.028):
    sweep('pick', [a, (Vector(a)+Vector(b))/2, b], .008, steel(.15, '#D9B36C'), 8); ball('pk', ball_r, steel(.15, '#D9B36C'), loc=b, sub=3)
def bean3(loc, s=.9, rz=.3, rad=.085):
    """three coffee beans in a star"""
    src = bean(); src.location = (0, 0, -9)
    for k in range(3):
        a = rz+k*2.094; inst(src, (loc[0]+rad*math.cos(a), loc[1]+rad*math.sin(a), loc[2]), (0, .06, a), s*.085)
def flower_src():
    m = M('petal', lambda: principled('petal', '#FFFDF0', .5, spec=.3)); obs = []
    for k in range(5):
        o = grid('petal', lambda u, v: (.012+u*.055, (v-.5)*2*.026*np.sin(np.clip(u, .02, 1)*math.pi*.92)**.7, .012*u*u+.012*(v-.5)**2), 8, 7, mat=m); o.rotation_euler = (0, -.15, k*1.2566); obs.append(o)
    for k in range(5): obs.append(ball('an', .0075, M('anther', lambda: principled('anther', '#EBCB58', .5)), loc=(.026*math.cos(k*1.2566+.6), .026*math.sin(k*1.2566+.6), .026), sub=2))
    obs.append(ball('ctr', .012, M('anther2', lambda: principled('anther2', '#C9CF6A', .5)), sub=2)); bpy.context.view_layer.update(); o = merge(obs, 'flower'); o.location = (0, 0, -9); return o
def umbel(loc, src, R=.16, n=26, s=1., rot=(0, 0, 0), seed=2, stem=.16):
    """a spray of elderflower"""
    rr = random.Random(seed); gm = M('gstem', lambda: principled('gstem', '#8DA85A', .5)); obs = []
    for i in range(n):
        a = i*2.39996; d = R*math.sqrt((i+.5)/n); p = Vector((d*math.cos(a), d*math.sin(a), .05*(1-(d/R)**2)+rr.uniform(-.012, .012))); f = inst(src, p, (rr.uniform(-.35, .35)-.5*p.y/R, .5*p.x/R+rr.uniform(-.3, .3), rr.uniform(0, 6)), rr.uniform(.75, 1.1)); obs.append(f)
        if i % 2 == 0: obs.append(sweep('s', [(0, 0, -stem), tuple(p*.5+Vector((0, 0, -stem*.35))), tuple(p)], .005, gm, 6))
    return join_group(obs, loc, rot, s)
def pineapple(loc, rot, R=.40, arc=1.05, thick=.10):
    """a wedge of a pineapple slice with its rind"""
    def b(g):
        x, y, _ = g.sep(g.coord('UV')); st = g.noise(1., 5, .65, .6, g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', x, 24.), 'Y': g.math('MULTIPLY', y, 2.5)}).outputs[0]); c = g.ramp(st, [(.25, '#E9B52A'), (.5, '#F7D552'), (.75, '#FFEB96')]); c = g.mix(g.ramp(y, [(.05, 1.), (.22, 0.)]), c, '#FBEFB4')
        rd = g.mix(g.ramp(g.voro(16, g.coord('Object')), [(.1, 0.), (.5, 1.)]), '#B5862E', '#5C4A1C'); rd = g.mix(g.ramp(g.noise(6, 3, vec=g.coord('Object')), [(.5, 0.), (.6, .7)]), rd, '#6E7B2C'); return dict(color=g.mix(g.ramp(g.math('ADD', y, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(22, 3, vec=g.coord('Object')), .5), .07)), [(.885, 0.), (.91, 1.)]), c, rd), normal=g.bump(st, .35, .03))
    def f(u, v):
        a = (u-.5)*arc; r = R*(.16+.84*v)*(1+np.where(v > .93, .025*np.abs(np.sin(u*arc*9)), 0)); return r*np.cos(a), r*np.sin(a), v*0
    o = grid('pine', f, 60, 36, mat=M('pine', lambda: glow(principled('pine', '#F3CB48', .3, spec=.45, build=b), '#F3CB48', .4))); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = thick; md.offset = 0; bv = o.modifiers.new('b', 'BEVEL'); bv.width = .012; bv.segments = 2
    o.location = loc; o.rotation_euler = rot; return o
def fronds(loc, n=5, L=.62, seed=1, rot=(0, 0, 0), tilt=.35):
    rr = random.Random(seed); m = leaf_mat('#4B7A3A', '#8FAE62', 'frond', .05); obs = []
    for i in range(n):
        o = leaf(L*rr.uniform(.75, 1.05), .055, .10, .5, 0, 0, m, i, shape=.55, blunt=.9); o.rotation_euler = (0, -math.pi/2+rr.uniform(.1, 1)*tilt, i*2.4); obs.append(o)
    return join_group(obs, loc, rot)
def salt_rim(G, seed=2):
    """a crust of coarse salt on the rim"""
    m = M('salt', lambda: principled('salt', '#FFFFFF', .5, spec=.5, build=lambda g: dict(normal=g.bump(g.voro(60, g.coord('Object')), .6, .02)))); rr = random.Random(seed); c = G.R+G.t/2
    o = lathe('salt', [(c-.014, G.H-.02), (c-.018, G.H+.006), (c, G.H+.022), (c+.020, G.H+.006), (c+.022, G.H-.035), (c+.013, G.H-.062), (c+.004, G.H-.066)], 260, m, subd=0); displace(o, lambda p, n: p+n*.010*abs(fb(p, 24, 3))+Vector((0, 0, -.02*max(0, fb(p, 5, 2)) if p.z < G.H-.05 else 0))); o.location = G.loc
    s = rbox('grain', (1, 1, 1), .15, m, 1, loc=(0, 0, -9))
    for i in range(420):
        a = rr.uniform(0, 6.28); z = rr.uniform(-.06, .02); d = c+(.024 if z < .0 else rr.uniform(-.014, .02)); k = rr.uniform(.007, .015); inst(s, Vector((d*math.cos(a), d*math.sin(a), G.H+z))+G.loc, (rr.random()*3, rr.random()*3, rr.random()*3), k)
def peach(loc, r=.36, rot=(0, 0, 0)):
    def b(g):
        v = g.coord('Object'); n = g.noise(1.7/r*.4, 4, .6, vec=v); x = g.sep(v)[0]; return dict(color=g.ramp(g.math('ADD', n, g.math('MULTIPLY', x, .5)), [(.25, '#F8C46E'), (.48, '#F3A04E'), (.66, '#D9552F'), (.85, '#B8362A')]))
    m = principled('peach', '#F0A050', .6, spec=.25, sheen=.9, build=b); o = ball('peach', r, m, (1, 1, .95), sub=5); displace(o, lambda c, n: Vector((c.x*(1-.10*math.exp(-((math.atan2(c.x, -c.y))/.16)**2)), c.y*(1-.07*math.exp(-((math.atan2(c.x, -c.y))/.16)**2)*(c.y < 0)), c.z-.25*r*math.exp(-(c.x**2+c.y**2)/(.06*r*r))*(c.z > 0)))); o.location = (loc[0], loc[1], loc[2]+.93*r); o.rotation_euler = rot; return o
def coconut(loc, r=.40, rot=(.75, 0, 0)):
    P = [(0, -r*.62)]+[(r*.80*math.cos(t), -r*.62*math.sin(t)) for t in np.linspace(1.4, .0, 10)]+[(r*.90, .012), (r*.955, 0)]; Q = [(r*math.cos(t), -r*math.sin(t)) for t in np.linspace(.02, 1.55, 18)]+[(0, -r)]
    def sh(g):
        v = g.coord('Object', (9, 9, 40)); n = g.noise(2, 5, .7, .8, v); return dict(color=g.ramp(n, [(.3, '#3A2312'), (.55, '#6B4526'), (.75, '#8F6A42')]), normal=g.bump(n, .9, .04))
    a = lathe('flesh', P, 64, principled('cocoflesh', '#FFFDF6', .35, spec=.4), subd=1); b = lathe('shell', [(r*.95, .0)]+Q, 64, principled('shell', '#6B4526', .8, spec=.2, build=sh), subd=1); displace(b, lambda c, n: c*(1+.02*fb(c, 9, 3))); return join_group([a, b], loc, rot)

def shot(top, elev=12, pad=.79, x=0., low=0.): 
    """frames a drink whose highest garnish ends at top"""
    camera(elev, top/pad, (x, 0, top*.5-low), fstop=.6, focus=(0, -.35, top*.55))

# ---------------------------------------------------------------- the cocktails
def mojito():
    studio(); coaster(.50); Z = .05; G = Glass('highball', (0, 0, Z)); zt = 1.26
    G.fill(zt, clear('#E9F2B4', .55, '#FBFFF2')); crushed(G, 46, .2, 1.22, .085, 3); crushed(G, 20, 1.22, 1.36, .085, 5, heap=.2); leaves_in(G, 13, .22, 1.12, .27, 4)
    for a, z, r in ((-2.1, .36, .4), (-.9, .62, 2.2), (-1.9, .92, 1.2)): wedge('lime', .17, .20, 1.2, G.at(a, z, .45), (r, .6, r*2))
    wheel('lime', .20, G.rim(-.75, .03), (1.45, .05, .55)); bouquet((-.10, .0, 1.40+Z), 1.15, 6, 3, .10); straw((.02, .1, .5), (.26, .06, 1.98), .03)
    half('lime', .22, (.70, -.18, .215), (1.2, 0, .35)); wedge('lime', .20, .25, 1.2, (.58, -.55, .09), (1.57, .0, .9)); mint_sprig((-.66, -.32, .0), .8, 7, 9, MINT())
    shot(1.95, 12)
def virgin_mojito():
    studio(); Z = 0; G = Glass('wide', (0, 0, Z)); zt = .98
    G.fill(zt, clear('#EBD34A', .95, '#FFFDEB')); cubes(G, 7, .3, .98, .25, 4); crushed(G, 22, .96, 1.10, .085, 5); leaves_in(G, 9, .25, .9, .26, 6); wedge('lime', .18, .22, 1.2, G.at(-1.3, .42, .5), (.5, .7, .4)); wheel('lime', .19, G.at(-1.0, .72, .60), (1.35, .1, .25))
    for k in range(5):      # a fan on the rim, opened about the lower tips
        t = -.50+.30*k; x, z = .123, -.274; crescent(.30, .32, 2.3, .028, '#FBF3D2', '#6FA326', '#98BF3E', loc=(.37-(x*math.cos(t)+z*math.sin(t)), -.24+.034*k, 1.12+Z-(-x*math.sin(t)+z*math.cos(t))), rot=(1.5708, t, 0), core='#E9E2B0', edge=.93)
    bouquet((-.16, -.04, 1.13+Z), .95, 5, 5, .08); apple((-.74, .30, 0), .36, rot=(.1, .12, .5)); mint_sprig((.62, -.36, .03), .7, 6, 9, MINT()); crescent(.30, .32, 2.3, .028, '#FBF3D2', '#7FAE30', '#A8C84A', loc=(-.62, -.42, .025), rot=(.05, .03, .9), core='#E9E2B0')
    shot(1.74, 14)
def spritz():
    studio(); G = Glass('spritz'); zt = 1.36
    G.fill(zt, clear('#FF7A0A', 2.1, '#FFF2E2')); cubes(G, 7, .78, 1.42, .27, 3); bubbles(G, zt, 90, .008, 4, 2, 40)
    wheel('orange', .30, (.13, -.16, 1.16), (1.25, .15, .35), .05); wheel('orange', .25, G.rim(-.45, .02, 1.), (1.5, .05, .35), .05); straw((-.1, .1, .9), (-.34, .12, 2.0), .03)
    half('orange', .32, (-.74, .20, .31), (1.2, 0, -.3)); wedge('orange', .29, .33, 1.1, (.66, -.34, .13), (1.57, 0, .7))
    shot(1.98, 12)
def gin_tonic():
    studio(); G = Glass('copa'); zt = 1.26
    G.fill(zt, clear('#EAF4EE', .25, '#FCFFFE')); ribbon(G, -3.1, .1, .78, 1.26, .20); ribbon(G, -.2, 2.9, .9, 1.24, .18); cubes(G, 8, .76, 1.28, .29, 5); bubbles(G, zt, 170, .008, 5, 3, 50)
    jm = M('juniper', lambda: principled('juniper', '#2A2340', .45, spec=.35, build=lambda g: dict(color=g.mix(g.noise(5, 3, vec=g.coord('Object')), '#1E1830', '#5A5478')))); rr = random.Random(6)
    for x, y, z in [(-.22, -.20, zt+.01), (-.08, -.28, zt+.01), (.12, -.30, zt+.005), (.26, -.14, zt+.01), (.05, -.12, zt+.02), (-.10, -.40, .95), (.18, -.36, 1.08), (.60, -.42, .042), (.70, -.36, .042), (.66, -.52, .042), (.78, -.48, .042), (.57, -.30, .042)]: ball('juniper', .042, jm, loc=(x, y, z), sub=3)
    cucumber(.19, (-.66, -.34, .03), (.1, .03, 0)); cucumber(.19, (-.58, -.22, .065), (-.12, .16, 1)); cucumber(.19, (-.74, -.20, .07), (.2, -.2, 2)); mint_sprig((.14, .10, zt+.04), .5, 6, 5, MINT())
    shot(1.62, 13)
def negroni():
    studio(); napkin(1.2, (0, .05, 0), .5, PAL['linen'], 'linen', .006); Z = .03; G = Glass('rocks', (0, 0, Z)); zt = .68
    L = G.fill(zt, clear('#E2521A', 3.3, '#FFE2C6')); o = rbox('bigice', (.53, .53, .58), .05, frost('bigfrost', .62, .02), 5, loc=(-.02, .02, .50+Z), rot=(.07, -.08, .62)); displace(o, lambda c, n: c*(1+.03*fb(c, 3, 3)))
    hollow(L, o)
    strip('orange', (.17, -.17, .84+Z), (1.15, .30, .45), .62, .20); strip('orange', (.70, -.34, .10), (.25, .15, .55), .60, .17)
    half('orange', .30, (-.76, .22, .29), (1.2, 0, -.35))
    shot(1.20, 15, .76)
def hollow(liquid, ice):
    """takes the ice out of the liquid, so that one looks through the cube and not through a drink of the same depth"""
    c = ice.copy(); c.data = ice.data.copy(); link(c); c.scale = (1.006,)*3; bpy.context.view_layer.update(); md = liquid.modifiers.new('ice', 'BOOLEAN'); md.operation = 'DIFFERENCE'; md.object = c; md.solver = 'EXACT'
    m = liquid.data.materials[0]; apply_mods(liquid); bpy.data.objects.remove(c); liquid.data.materials.clear(); liquid.data.materials.append(m); liquid.data.polygons.foreach_set('material_index', [0]*len(liquid.data.polygons)); liquid.data.use_auto_smooth = True; liquid.data.auto_smooth_angle = .6; return liquid
def strip(kind, loc, rot, L=.6, w=.19):
    """a broad piece of zest, cut with a peeler: gently bent, pith on the inside"""
    def b(g):
        return dict(color=g.mix(g.n('NewGeometry').outputs['Backfacing'], '#F08A1E', '#FBE3B4'), normal=g.bump(g.voro(46, g.coord('Object')), .3, .012))
    def f(u, v):
        a = (u-.5)*2.1; k = np.sqrt(np.clip(1-np.abs(2*u-1)**3.2, .05, 1)); s = (v-.5)*w*k; return .5*L*np.sin(a)/.87, s+.03*np.sin(u*7), .5*L*(np.cos(a)-.5)*.55+.05*np.sin(u*5+1)-1.2*s*s
    o = grid('strip', f, 50, 11, mat=M('strip'+kind, lambda: principled('strip', '#F08A1E', .32, spec=.45, sss=.05, build=b))); o.location = loc; o.rotation_euler = rot; return o
def espresso_martini():
    studio(); G = Glass('martini'); zt = 1.235
    dk = principled('emartini', '#1E0D07', .06, spec=.5, build=lambda g: dict(color=g.ramp(g.sep(g.coord('Object'))[2], [(0, '#140804'), (.92, '#1A0A05'), (1., '#4A2612')]))); G.fill(zt, dk)
    G.head(zt-.005, zt+.062, foam_mat('#C99863', '#A87343', 60, .22), .008, .003, 9); zf = zt+.062+.012; bean3((.0, -.05, zf+.008), 1.0, .5, .085)
    beans_scatter(14, -.58, -.30, .22, 5); join_group(cup(PAL['stone']), (.80, .42, 0), s=.62)
    shot(1.48, 20, .76)
def margarita():
    studio(); napkin(1.2, (0, .05, 0), .4, PAL['sage'], 'sage', .006); Z = .03; G = Glass('margarita', (0, 0, Z)); zt = 1.07
    G.fill(zt, cloudy([(0, '#DDE596'), (.6, '#E8EDB0'), (1., '#F2F5CC')], .5, 1.07)); crushed(G, 16, 1.06, 1.09, .07, 4, rk=.9); salt_rim(G); wheel('lime', .22, G.rim(-.55, .06), (1.5, .05, .45), .045)
    half('lime', .23, (-.70, -.06, .225), (1.2, 0, -.35)); wedge('lime', .21, .27, 1.2, (-.50, -.46, .095), (1.57, 0, .5)); wheel('lime', .22, (.68, -.24, .03), (.05, 0, 0))
    shot(1.45, 16, .77)
def moscow_mule():
    studio(); cop = principled('copper', '#D07A4C', .2, metal=1, build=lambda g: dict(normal=g.bump(g.voro(13, g.coord('Object'), 'SMOOTH_F1'), .55, .05), color=g.mix(g.noise(4, 4, .6, vec=g.coord('Object')), '#C86B3E', '#E39A6B'))); H = .90
    P = smooth([(0, .05), (.30, .05), (.36, .08), (.385, .2), (.395, .5), (.385, H-.02)], 7); O = [(.392, H+.012), (.405, H+.014), (.412, H), (.408, H-.03)]+[tuple(q) for q in smooth([(.410, H-.05), (.425, .55), (.415, .2), (.39, .05), (.36, .008), (.30, 0), (0, 0)], 7)]
    lathe('mug', [tuple(p) for p in P]+O, 112, cop, subd=0); sm = principled('copper2', '#D88A5C', .16, metal=1); a = math.radians(-14); S = bez((.405, 0, .78), (.74, 0, .84), (.70, 0, .10), (.405, 0, .20), 28); sweep('ear', [(q[0]*math.cos(a), q[0]*math.sin(a), q[2]) for q in S], .034, sm, 16, 1.3)
    G = Glass.of(P)
    G.fill(.80, clear('#F2E6B0', .6)); cubes(G, 5, .76, .90, .22, 3); crushed(G, 16, .80, .92, .07, 5, rk=.95); wheel('lime', .20, (.16, -.14, .97), (1.0, .25, .35), .045); wedge('lime', .16, .20, 1.2, (.02, .16, .95), (1.2, .4, 1.)); bouquet((-.16, -.02, .95), .8, 5, 4, .08)
    half('lime', .23, (-.78, .05, .225), (1.2, 0, -.35)); wedge('lime', .20, .26, 1.2, (-.58, -.42, .09), (1.57, 0, .6)); mint_sprig((.70, -.40, .03), .7, 6, 9, MINT())
    shot(1.34, 20, .76)
def bellini():
    studio(); G = Glass('flute'); zt = 1.60
    G.fill(zt, cloudy([(0, '#F79A5A'), (.45, '#FDBB82'), (.85, '#FFD9AC'), (1., '#FFE6C8')], .66, 1.6, .18)); G.head(zt-.006, zt+.07, glow(foam_mat('#FFF2E2', '#FBDDC0', 55), '#FFF0DC', .4), .012, .005); bubbles(G, zt-.04, 60, .007, 0, 3, 0)
    crescent(.26, .30, 2.4, .075, '#F9D08A', '#E8743C', '#C8402C', loc=G.rim(-.35, -.04, .5), rot=(1.5, -.5, .3), core='#D9603C'); peach((.68, .26, 0), .38, (0, .1, .5))
    crescent(.34, .30, 2.4, .10, '#F9D08A', '#E8743C', '#C8402C', loc=(-.62, -.22, .06), rot=(.1, .1, 1.9), core='#D9603C'); crescent(.34, .30, 2.4, .10, '#F9D08A', '#E8743C', '#C8402C', loc=(-.50, -.42, .06), rot=(-.1, .0, 1.4), core='#D9603C'); mint_sprig((.52, -.36, .03), .6, 6, 9, MINT())
    shot(2.08, 12, .80)
def daiquiri():
    studio(); napkin(1.2, (0, .05, 0), .5, PAL['linen'], 'linen', .006); Z = .03; G = Glass('coupe', (0, 0, Z)); sl = slush_mat('#C4121C', '#F07A78')
    G.fill(1.2, sl); G.head(1.19, 1.32, sl, .15, .06, 7, seed=3); ck = frost('redfrost', .55, .1, '#FF9A98'); crushed(G, 26, 1.33, 1.47, .055, 5, ck, .2, .92)
    S, H = strawberry_parts(); inst(S, G.rim(-.5, .075), (.5, 2.6, .4), .15); inst(H, (-.04, -.12, 1.49+Z), (-.5, .25, .3), .14); mint_sprig((-.15, .02, 1.47+Z), .55, 7, 6, MINT())
    inst(S, (-.70, -.14, .15), (1.45, .3, .9), .17); inst(S, (-.50, -.40, .14), (1.6, .2, -1.2), .16); inst(H, (.66, -.30, .12), (-.35, .1, .4), .17); wedge('lime', .19, .24, 1.2, (.80, .1, .09), (1.57, 0, 2.2))
    shot(1.66, 15, .79)
def whisky_sour():
    studio(); Z = .05; coaster(.54); G = Glass('rocks', (0, 0, Z)); zt = .62
    G.fill(zt, clear('#FFA51E', 1.7, '#FFF6E6')); cubes(G, 4, .3, .5, .28, 3); G.head(zt-.006, zt+.24, foam_mat('#FFF3DC', '#EFD8B0', 50, .2), .02, .004, 6)
    zf = zt+.24+.02+Z; wheel('lemon', .24, (.20, .03, zf+.12), (1.15, .28, .4), .045); cherry((-.16, -.14, zf+.05), .085, stem=0, col='#4E0410'); cherry((-.33, -.05, zf+.07), .085, stem=0, col='#4E0410'); pick((-.02, -.20, zf+.02), (-.52, .03, zf+.20))
    bm_ = principled('bitters', '#9A4A1E', .4)
    for x, y, k in ((.04, -.26, 1.), (.13, -.30, .75), (.21, -.27, .55)): ball('bitters', .028*k, bm_, (1.1, .9, .12), (x, y, zf+.001), sub=3)
    half('lemon', .27, (-.78, .12, .265), (1.2, 0, -.35)); peel('lemon', (.74, -.36, .08), (1.3, .2, .6), .6, .10, .8, .11); cherry((.62, -.16, .085), .085, stem=.3, col='#4E0410')
    shot(1.26, 16, .73, .03)
def half_en_half():
    studio(); G = Glass('redwine', (0, -.42, 0)); zt = 1.34
    G.fill(zt, clear('#FFDA62', 1.0, '#FFFAE8')); bubbles(G, zt, 380, .014, 14, 4, 170); G.head(zt-.002, zt+.04, glow(foam_mat('#FFFBEC', '#F6EAC6', 60), '#FFF7E0', .4), .004, .006)
    for x, kind in ((-.64, 'still'), (.64, 'cava')):                                 # half bottles: the still wine with its straight cork drawn, the cava in its gold foil
        seen = set(bpy.data.objects); bottle((0, 0, 0), kind); join_group([o for o in bpy.data.objects if o not in seen], (x, .42, 0), s=.80)
    still_cork((-.64, -.62, .07)); cork_((.62, -.64, .0))
    camera(10, 3.3, (0, 0, 1.12), fstop=.7, focus=(0, -.8, 1.1))
def cork_wood(): return M('corkw', lambda: principled('corkw', '#C79A63', .85, spec=.15, build=lambda g: dict(color=g.ramp(g.noise(12, 4, .6, vec=g.coord('Object')), [(.3, '#8A6238'), (.5, '#C79A63'), (.75, '#DDB784')]))))
def still_cork(loc): o = lathe('scork', [(0, -.20), (.062, -.20), (.068, -.19), (.068, .19), (.062, .20), (0, .20)], 40, cork_wood(), subd=0); o.location = loc; o.rotation_euler = (1.57, .0, .9); return o
def cork_(loc):
    """the mushroom cork of a sparkling wine, lying on its side"""
    o = lathe('mcork', [tuple(p) for p in smooth([(0, 0), (.10, 0), (.115, .02), (.105, .09), (.085, .15), (.085, .18), (.115, .22), (.125, .28), (.10, .33), (.05, .35), (0, .355)], 5)], 48, cork_wood(), subd=0); o.location = (loc[0], loc[1], .118); o.rotation_euler = (1.53, .1, -.8); return o
def cheese_dish(loc):
    """a little bowl of cheese cubes, as it comes with an aperitif"""
    lathe('dish', [(0, .035), (.18, .035), (.26, .07), (.30, .13), (.312, .135), (.315, .125), (.28, .05), (.20, .004), (.16, 0), (0, .01)], 64, ceramic(PAL['sage'], '#3c4636', amount=.4)).location = loc; cm = principled('cheese', '#F2C25A', .5, spec=.3, build=lambda g: dict(color=g.mix(g.noise(5, 4, .6, vec=g.coord('Object')), '#EBC278', '#F6DFA6'), normal=g.bump(g.noise(14, 4, vec=g.coord('Object')), .15, .02))); rr = random.Random(3)
    for i, (x, y, z) in enumerate([(-.13, -.04, .10), (.02, -.13, .10), (.14, .0, .10), (.0, .08, .10), (-.10, .14, .11), (.12, .14, .11), (-.04, -.02, .215), (.09, .05, .22)]): rbox('cheese', (.13, .13, .12), .014, cm, 2, loc=(loc[0]+x, loc[1]+y, loc[2]+z), rot=(rr.uniform(-.15, .15), rr.uniform(-.15, .15), rr.uniform(0, 3)))
BOTTLES = dict(   # outside from the foot to the mouth, glass colours, label colours
    white=([(.0, .02), (.27, .0), (.355, .02), (.37, .08), (.37, .6), (.37, 1.62), (.345, 1.86), (.22, 2.12), (.150, 2.32), (.138, 2.5), (.138, 2.84), (.152, 2.86), (.152, 2.94), (.14, 2.96)], '#3C4A18', '#7C8F42', PAL['oat'], '#C9A25E'),
    still=([(.0, .02), (.27, .0), (.355, .02), (.37, .08), (.37, .6), (.37, 1.62), (.345, 1.86), (.22, 2.12), (.150, 2.32), (.138, 2.5), (.138, 2.80), (.152, 2.82), (.152, 2.90), (.14, 2.92)], '#7C8A3A', '#C9CF86', '#FBF5E6', '#7D8C72'),
    red=([(.0, .02), (.27, .0), (.355, .02), (.37, .08), (.37, .6), (.375, 1.86), (.355, 1.98), (.22, 2.14), (.148, 2.26), (.138, 2.45), (.138, 2.84), (.152, 2.86), (.152, 2.94), (.14, 2.96)], '#141F0E', '#3E5226', '#EADBC0', '#7A1F2B'),
    cava=([(.0, .02), (.30, .0), (.40, .02), (.42, .08), (.42, .6), (.42, 1.30), (.40, 1.55), (.30, 1.95), (.195, 2.25), (.165, 2.45), (.16, 2.84), (.175, 2.88), (.18, 2.98), (.15, 3.04), (0, 3.06)], '#1D3016', '#48602C', '#F1E6D5', '#C9A25E'),
)
def bottle(loc, kind='white'):
    """a plain bottle with a paper label; the dark glass is opaque, which nobody can tell"""
    P, gc, gc2, lab, band = BOTTLES[kind]; S = smooth(P, 8); top = P[-1][1]
    m = principled('bglass', gc, .06, spec=.6, coat=.5, coatr=.03, build=lambda q: dict(color=q.mix(q.ramp(q.n('LayerWeight', ins={'Blend': .3}).outputs['Facing'], [(.2, 0.), (1., .7)]), gc, gc2)))
    lathe('bottle', [tuple(p) for p in S], 96, m, subd=0).location = loc
    r = .375 if kind != 'cava' else .425; a, b_ = (.62, 1.42) if kind != 'cava' else (.50, 1.12)
    def lb(q):
        z = q.sep(q.coord('Object'))[2]; s1 = q.math('LESS_THAN', q.math('ABSOLUTE', q.math('SUBTRACT', z, a+.10)), .012); s2 = q.math('LESS_THAN', q.math('ABSOLUTE', q.math('SUBTRACT', z, b_-.16)), .05); return dict(color=q.mix(q.math('MAXIMUM', s1, s2), lab, band), normal=q.bump(q.noise(40, 3, vec=q.coord('Object')), .1, .01))
    lathe('label', [(r+.004, z) for z in np.linspace(a, b_, 4)], 96, principled('label', lab, .6, spec=.3, build=lb), subd=0).location = loc
    fr = [tuple(p+np.array((.006, 0))) for p in S if p[1] > (2.42 if kind != 'cava' else 2.05)]; lathe('foil', fr+[(0, top+.004)], 96, principled('foil', band, .32, metal=.7 if kind != 'red' else .2, build=lambda g: dict(normal=g.bump(g.noise(14, 4, .6, vec=g.coord('Object')), .25 if kind == 'cava' else .05, .03))), subd=0).location = loc
def colada():
    studio(); G = Glass('hurricane'); sl = lift(slush_mat('#FCF2CC', '#FFFCEE', 18)); body = cloudy([(0, '#FADF96'), (.5, '#FDEDBE'), (1., '#FFF8E2')], .3, 1.4, .2, .15)
    G.fill(1.42, body); G.head(1.41, 1.57, sl, .12, .05, 7, seed=4); crushed(G, 22, 1.58, 1.68, .05, 6, None, .16, .92)
    pineapple(G.rim(-.35, -.05, .80), (1.52, -.95, .15), .46, 1.05); fronds((-.12, .08, 1.60), 6, .62, 3, tilt=.5); cherry((.02, -.14, 1.75), .075, stem=.2, col='#B00A18'); straw((-.05, .05, 1.2), (-.36, .10, 2.16), .03)
    coconut((-.66, .12, .36), .42, (.95, 0, -.35)); pineapple((.62, -.28, .06), (.0, .0, 1.2), .42, 1.05)
    shot(2.16, 13, .80)
def elderflower_fizz():
    studio(); G = Glass('collins'); zt = 1.28; F = flower_src()
    G.fill(zt, clear('#F2F0B0', .5, '#FDFFF4')); cubes(G, 6, .25, 1.25, .23, 4); bubbles(G, zt, 170, .008, 5, 3, 60)
    for a, z in ((-2.0, .34), (-1.1, .62), (-1.95, .88), (-1.0, 1.12)): cucumber(.16, G.at(a, z, .74)*1, (1.45, .1, a+math.pi/2))
    wheel('lemon', .20, G.rim(-.5, .05), (1.48, .05, .45), .04); umbel((-.10, -.04, zt+.20), F, .20, 30, 1., (.35, -.15, 0)); cucumber(.17, (.10, .06, zt+.14), (1.2, .4, .3))
    umbel((-.58, -.30, .12), F, .22, 34, 1.05, (.55, -.25, .4), 5); mint_sprig((-.40, -.10, .03), .6, 4, 6, MINT()); half('lemon', .25, (.64, .05, .245), (1.2, 0, .35)); cucumber(.18, (.50, -.42, .03), (.08, .02, 0)); cucumber(.18, (.60, -.34, .06), (-.15, .16, 1))
    shot(1.78, 12, .79)

PICTURES = {'c1': mojito, 'c2': virgin_mojito, 'c3': spritz, 'c4': gin_tonic, 'c5': negroni, 'c6': espresso_martini, 'c7': margarita, 'c8': moscow_mule, 'c9': bellini, 'c10': daiquiri, 'c11': whisky_sour, 'c12': half_en_half, 'c13': colada, 'c14': elderflower_fizz}
