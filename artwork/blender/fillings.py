"""Fillings, leaves, cheeses and small companions which the sandwiches and bagels share. 1 BU = 10 cm."""
from props import *

def mat(key, color, rough=.5, two=None, n=(5, 4, .6), bump=0, bs=14, dist=.02, **kw):
    """a plain food material: two colours mixed by noise, and a fine bump (light under the skin turns cut faces green, so none here)"""
    kw.pop('sss', 0)
    def b(g):
        v = g.coord('Object'); d = {}
        if two: d['color'] = g.mix(g.ramp(g.noise(n[0], n[1], n[2], .4, v), [(.3, 0.), (.7, 1.)]), color, two)
        if bump: d['normal'] = g.bump(g.noise(bs, 4, .6, vec=v), bump, dist)
        return d
    return M('f'+key, lambda: principled(key, color, rough, build=b if two or bump else None, **kw))

def card(power=44):
    """a white card low in front, which throws light back on the cut that faces the viewer"""
    area((-1.5, -3.3, 1.1), (0, 0, .4), 2.0, power, (1., .92, .82), 1.4, 'card')
# ---------------------------------------------------------------- materials
BASIL = lambda: leaf_mat('#2C7420', '#6FB03E', 'basil', .22)
ROCKET = lambda: leaf_mat('#2F6F24', '#7DB04C', 'rocket2', .35)
LETTUCE = lambda: leaf_mat('#5E9A35', '#B4D672', 'lettuce2', .25)
MOZZ = lambda: mat('mozzarella', '#FFF8E8', .36, '#F8EBD0', bump=.14, bs=9, coat=.15)
CHEDDAR = lambda: mat('cheddar', '#F2A02C', .34, '#F7B648', bump=.12, bs=7, coat=.3)
GOUDA = lambda: mat('gouda', '#F6CB58', .34, '#F9DA7C', bump=.12, bs=7, coat=.3)
BRIE = lambda: mat('brie', '#FFEDC0', .34, '#FBDFA0', bump=.2, bs=8, coat=.3)
RIND = lambda: mat('rind', '#FFFDF6', .75, '#EFE4CC', n=(7, 5, .7), bump=.35, bs=30)
HAM = lambda: mat('ham', '#E99C8E', .42, '#F6BFB0', n=(6, 4, .6), bump=.2, bs=10, coat=.15)
TOMSKIN = lambda: mat('tomskin', '#C8221A', .16, spec=.6, coat=.5)
CHICKEN = lambda: mat('chicken', '#F0D9B4', .5, '#DFB884', n=(4, 5, .65), bump=.5, bs=20)
CHICKENCUT = lambda: mat('chickencut', '#F8E9D0', .5, '#EBCFA8', n=(9, 5, .7), bump=.6, bs=26)
PESTO = lambda: mat('pesto', '#5C8A1E', .32, '#2F5E14', n=(16, 5, .7), bump=.9, bs=24, dist=.04, coat=.35)
HUMMUS = lambda: mat('hummus', '#E4BE7E', .5, '#D3A35E', n=(7, 4, .6), bump=.6, bs=16, dist=.03)
TUNA = lambda: mat('tuna', '#E9C8A6', .5, '#CF9F7C', n=(8, 5, .7), bump=.7, bs=22, dist=.03)
HONEY = lambda: mat('honey', '#E08A12', .06, spec=.6, coat=.8)
MAYO = lambda: mat('mayo', '#FBF0C8', .28, bump=.2, bs=9, coat=.3)
YOLK = lambda: mat('yolk', '#F59A12', .14, '#F7A81C', spec=.55, coat=.6)
EGGWHITE = lambda: mat('eggwhite', '#FFFAEC', .28, spec=.4, coat=.1)
RAISIN = lambda: mat('raisin', '#5A2E18', .42, '#3A1B10', bump=.9, bs=9, dist=.05, spec=.45)

def soft_crumb(light='#FFEDD2', deep='#FFE0B8', pore='#DDAA70', pores=11):
    """the inside of fresh bread, warm enough not to turn grey in the shade"""
    def b(g):
        v = g.coord('Object'); wv = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(5, 3, vec=v, out='Color'), 1: (.14, .14, .14), 2: v}).outputs[0]; sz = g.noise(4, 2, vec=v)
        h = g.math('MINIMUM', g.ramp(g.math('SUBTRACT', g.voro(pores, wv), g.math('MULTIPLY', sz, .35)), [(.0, 0.), (.16, 1.)]), g.ramp(g.voro(pores*2.3, wv), [(.02, .35), (.22, 1.)]))
        return dict(color=g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1., h), .6), g.mix(g.noise(7, 4, .6, vec=v), deep, light), pore), normal=g.bump(h, .45, .02))
    return M('fcrumb', lambda: principled('crumb', light, .85, spec=.15, build=b))
def pepper_mat(col='#C9261C', key='pep'):
    """grilled pepper: glossy skin with charred patches"""
    def b(g):
        v = g.coord('Object'); n = g.noise(7, 5, .65, .5, v); col_ = g.mix(g.noise(3, 3, vec=v), col, '#E4512E')
        return dict(color=g.mix(g.ramp(n, [(.58, 0.), (.70, .8)]), col_, '#2A0F08'), normal=g.bump(g.noise(14, 4, .6, vec=v), .35, .02))
    return M('fpep'+key, lambda: principled('pepper', col, .2, spec=.55, coat=.4, build=b))
def grilled(flesh, flesh2, skin, key):
    """long slice of courgette or aubergine: skin on the narrow sides, grill bars across"""
    def b(g):
        o = g.coord('Object'); x = g.sep(o)[0]; ny = g.math('ABSOLUTE', g.sep(g.n('NewGeometry').outputs['True Normal'])[1])
        col = g.mix(g.noise(9, 4, .6, vec=o), flesh, flesh2); fr = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', x, 9.)), .5))
        bar = g.math('MULTIPLY', g.ramp(fr, [(.10, 1.), (.2, 0.)]), g.ramp(g.noise(5, 4, .7, vec=o), [(.3, .3), (.6, .9)])); col = g.mix(bar, col, '#4A260E')
        return dict(color=g.mix(g.ramp(ny, [(.55, 0.), (.7, 1.)]), col, skin), normal=g.bump(bar, -.2, .02))
    return M('fgr'+key, lambda: principled(key, flesh, .32, spec=.5, coat=.25, build=b))
def blue_mat():
    """gorgonzola: cream with blue-green veins"""
    def b(g):
        v = g.coord('Object'); w = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(4, 3, vec=v, out='Color'), 1: (.5, .5, .5), 2: v}).outputs[0]
        a = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(4.5, 3, .5, .6, w), .5)); vein = g.math('MULTIPLY', g.ramp(a, [(.02, 1.), (.07, 0.)]), g.ramp(g.noise(3, 2, vec=v), [(.40, 0.), (.52, 1.)]))
        return dict(color=g.mix(g.math('MULTIPLY', vein, .85), g.mix(g.noise(6, 4, vec=v), '#FBF3DC', '#F3E4BC'), '#41616B'), normal=g.bump(g.math('SUBTRACT', g.noise(16, 4, .6, vec=v), vein), .35, .03))
    return M('fblue', lambda: principled('gorgonzola', '#FBF3DC', .42, spec=.4, coat=.15, build=b))
def radial(key, r, stops, sectors=0, sect=None, rough=.25, seeds=None, **kw):
    """round slice: colour by distance from the middle; sectors (n, r0, r1, width, colour, seed colour)"""
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); rad = g.math('DIVIDE', g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': x, 'Y': y}).outputs[0]}).outputs['Value'], r)
        rn = g.math('ADD', rad, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(9, 3, vec=v), .5), .05)); col = g.ramp(rn, stops); h = g.noise(14, 3, vec=v)
        if sectors:
            n, r0, r1, w, c, sc = sect; an = g.math('ADD', g.math('ARCTAN2', y, x), g.math('MULTIPLY', g.noise(4, 2, vec=v), .5)); s = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', an, n/6.28318)), .5))
            m = g.math('MULTIPLY', g.ramp(s, [(w-.05, 1.), (w+.03, 0.)]), g.ramp(rad, [(r0-.05, 0.), (r0+.04, 1.), (r1-.04, 1.), (r1+.05, 0.)])); col = g.mix(m, col, c)
            sd = g.math('MULTIPLY', g.ramp(g.voro(4.6/r, v), [(.16, 1.), (.24, 0.)]), m); col = g.mix(sd, col, sc); h = g.math('SUBTRACT', g.math('ADD', h, g.math('MULTIPLY', sd, .6)), g.math('MULTIPLY', m, .7))
        return dict(color=col, normal=g.bump(h, .3, .02))
    return M('frad'+key, lambda: principled(key, '#fff', rough, sss=kw.pop('sss', .14), sssr=(.1, .05, .03), spec=.55, coat=.3, build=b))
TOMFACE = lambda r=.2: radial(f'tomface{r}', r, [(.0, '#E8795A'), (.25, '#DD4A30'), (.8, '#D23A26'), (.92, '#C22A1C'), (.97, '#A81410')], 1, (5, .34, .80, .36, '#C9401C', '#F3CF8A'))
CUCFACE = lambda r=.2: radial(f'cucface{r}', r, [(.0, '#E4EDB8'), (.5, '#D2E3A0'), (.86, '#CFE3A6'), (.92, '#5F8F3A'), (.97, '#2F5F25')], 1, (3, .18, .60, .40, '#DCEBB4', '#FAF8E2'))
def disc(r, th, m, loc=(0, 0, 0), rot=(0, 0, 0), segs=44, soft=.28):
    k = th*soft; o = lathe('disc', [(0, th/2), (r-k*1.6, th/2), (r-k*.3, th/2-k*.35), (r, th/2-k), (r, -th/2+k), (r-k*.3, -th/2+k*.35), (r-k*1.6, -th/2), (0, -th/2)], segs, m, subd=1); o.location = loc; o.rotation_euler = rot; return o

# ---------------------------------------------------------------- leaves and herbs
def basil_leaf(seed=0, s=1.): return leaf(.36*s, .135*s, .26, .28, 0, .08, BASIL(), seed, blunt=.62)
def rocket_leaf(seed=0, L=.5, m=None):
    """lobed leaf with a thin stem"""
    rr = random.Random(seed); ph = rr.uniform(-.2, .2)
    def f(u, v):
        s = 2*v-1; env = np.clip(np.sin(math.pi*np.clip((u-.16)/.84, 0, 1)**1.25), 0, 1)**.6; lob = np.where(u < .66, .30+.70*np.clip(np.sin((u+ph*.1)*math.pi*2/.235), 0, 1)**.7, 1.); w = np.maximum(.115*env*lob*(L/.5), .011)
        return u*L, s*w+.02*np.sin(u*5+ph*9), .25*np.abs(s)*w+.16*L*np.sin(u*2.6)+.02*np.sin(u*17+s*2+ph*20)*np.abs(s)
    return grid('rocket', f, 56, 9, mat=m or ROCKET())
def lettuce_leaf(seed=0, s=1., m=None): return leaf(.46*s, .24*s, .14, .22, 0, .50, m or LETTUCE(), seed, blunt=.45, nu=44, nv=17)
def put(o, loc, rot=(0, 0, 0), s=None):
    o.location = loc; o.rotation_euler = rot
    if s: o.scale = (s, s, s)
    return o
def sprig(make, loc, n=6, s=1., seed=3, lift=.35):
    """rosette of leaves lying on the board"""
    rr = random.Random(seed); obs = []
    for i in range(n): obs.append(put(make(seed+i), (0, 0, .014*i), (rr.uniform(-.25, .25), -lift*(i/n)-.08, i*2.4+rr.uniform(-.2, .2)), 1-.07*i))
    return join_group(obs, loc, (0, 0, rr.uniform(0, 6)), s)
def cress(loc, n=26, r=.10, h=.24, seed=2, lean=(0, 0), s=1.):
    """tuft of cress: white stems, two round leaflets each"""
    rr = random.Random(seed); st = mat('cress', '#D5E6A8', .4); lf = leaf_mat('#3C8A2A', '#86C24E', 'cressl', .1); obs = []; ls = [leaf(.052, .024, .1, .2, 0, 0, lf, k, nu=10, nv=5, blunt=.5) for k in range(2)]
    for q in ls: q.location = (0, 0, -9)
    for i in range(n):
        a, d = rr.uniform(0, 6.28), r*math.sqrt(rr.random()); x, y = d*math.cos(a), d*math.sin(a); hh = h*rr.uniform(.7, 1.1); tx, ty = x*1.9+lean[0]+rr.uniform(-.03, .03), y*1.9+lean[1]+rr.uniform(-.03, .03)
        obs.append(sweep('st', bez((x, y, 0), (x, y, hh*.4), (tx*.8, ty*.8, hh*.7), (tx, ty, hh), 6), .0065, st, 5, subd=0)); b = rr.uniform(0, 6.28)
        for k in range(3): obs.append(inst(ls[k % 2], (tx, ty, hh), (rr.uniform(-.3, .3), -.15+rr.uniform(-.3, .2), b+k*2.1), rr.uniform(.9, 1.3)))
    return join_group(obs, loc, (0, 0, 0), s)
def chive(L=.05, r=.013):
    return lathe('chive', [(r*.6, L/2), (r, L/2), (r, -L/2), (r*.6, -L/2), (r*.6, L/2)], 10, leaf_mat('#2F7A26', '#5FA63A', 'chive', 0.), subd=0)
def dill(loc, s=1., seed=1, rot=(0, 0, 0), n=9):
    """feathery frond of hair-thin branches"""
    src = bpy.data.objects.get(f'dill{seed % 2}')
    if src: return inst(src, loc, rot, s)
    rr = random.Random(seed); m = leaf_mat('#2F7330', '#5E9E45', 'dill', 0.); obs = [sweep('d', bez((0, 0, 0), (.15, .01, .03), (.32, .02, .05), (.5, .0, .03), 10), lambda t: .009-.005*t, m, 5, subd=0)]
    for i in range(n):
        t = .15+.85*i/n; x = .5*t
        for sg in (-1, 1):
            l = .20*(1.15-t)+.04; e = Vector((x+l*.75, sg*l*.8, .04+rr.uniform(-.01, .05))); b0 = Vector((x, 0, .05*math.sin(t*2.4))); obs.append(sweep('d', [b0, (b0+e)/2+Vector((0, 0, .015)), e], .0055, m, 4, subd=0))
            for k in (.4, .65, .9):
                p = b0+(e-b0)*k
                for q in (-1, 1): obs.append(sweep('d', [p, p+Vector((.045, sg*.02+q*.032, rr.uniform(-.01, .03)))], .0045, m, 4, subd=0))
    src = merge(obs, f'dill{seed % 2}'); src.name = f'dill{seed % 2}'; park(src); return inst(src, loc, rot, s)

# ---------------------------------------------------------------- small things
def park(o): o.location = (0, 0, -9); return o
def strew(src, pts, s=1., seed=1, tilt=6.28):
    """copies of one small thing (or one of several) at points, turned by chance"""
    rr = random.Random(seed); src = src if isinstance(src, list) else [src]
    return [inst(rr.choice(src), p, (rr.uniform(0, tilt), rr.uniform(0, tilt), rr.uniform(0, 6.28)), s*rr.uniform(.85, 1.15)) for p in pts]
def lump(m, r=.05, nz=.35, scale=(1, 1, 1), k=4, sub=3, ns=1.6):
    return [park(ball('lump', r, m, scale, sub=sub, nz=nz, nscale=ns)) for _ in range(k)]
def caper(): return park(ball('caper', .036, mat('caper', '#6B7A30', .35, '#4C5A22', bump=.2), (1, 1, .9), sub=3))
def cherry(loc, r=.135, rot=(0, 0, 0), half=False, leafy=True):
    if half:
        o = ball('cherry', r, TOMSKIN(), sub=4); cut(o, (0, 0, 0), (0, 0, 1), TOMFACE(round(r, 3))); return put(o, loc, rot)
    o = [ball('cherry', r, TOMSKIN(), (1, 1, .94), sub=4)]
    if leafy:
        g = leaf_mat('#3E7A2C', '#7DA848', 'calyx2', .1); o += [put(leaf(r*.85, r*.16, .2, .2, 0, 0, g, k, nu=14, nv=5), (0, 0, r*.9), (0, .05+.25*(k % 2), k*1.2566)) for k in range(5)]
        o.append(sweep('st', [(0, 0, r*.88), (.01, .01, r*1.1), (.03, .01, r*1.35)], r*.07, g, 6))
    return join_group(o, (loc[0], loc[1], loc[2]+r*.9), rot)
def olive(loc, rot=(.3, .2, 0), m=None):
    o = lathe('olive', [(.03, .085), (.06, .09), (.085, .05), (.092, 0), (.085, -.05), (.05, -.088), (0, -.095), (.03, .085)], 28, m or mat('olive', '#2E2430', .2, spec=.55, coat=.35), subd=1); return put(o, loc, rot)
def bowl(r=.3, h=.2, color=PAL['stone'], loc=(0, 0, 0)):
    o = lathe('pot', [(0, .03), (r*.5, .035), (r*.85, h*.45), (r*.96, h*.97), (r*.985, h), (r, h*.96), (r*.9, h*.35), (r*.62, .01), (r*.5, 0), (0, .01)], 56, ceramic(color)); o.location = loc; return o
def dip(r, h, m, loc, swirl=.03, turns=2.2, dome=.03):
    """spread in a small bowl, with the swirl of a spoon"""
    def f(u, v):
        a = u*2*math.pi; rad = v*r; return rad*np.cos(a), rad*np.sin(a), h+dome*(1-v*v)+swirl*np.sin(a+v*turns*6.28)*np.sin(np.clip(v, 0, 1)*math.pi)**.7
    o = grid('dip', f, 64, 30, wu=True, mat=m); o.location = loc; return o
def walnut(seed=1):
    """half a kernel with its folds"""
    m = mat('walnut', '#C08A4C', .5, '#8C5526', n=(7, 4, .6), bump=.4, bs=20); o = ball('walnut', 1, m, sub=4); off = seed*3.1
    for v in o.data.vertices:
        x, y, z = v.co; f = mnoise.noise(Vector((x*2.4+off, y*2.4, z*2.4+off))); fold = abs(math.sin(f*7+x*2)); gro = math.exp(-(y/.10)**2)*.22
        k = .84+.24*fold-gro*(1 if z > -.3 else 0); v.co = (x*k*1.12, y*k*.92, (z if z > 0 else z*.35)*k*.72)
    o.scale = (.115,)*3; return o
def prism(name, outline, h, m, bev=.02, side=None):
    """flat slab with an outline, rounded edges; side = material of the rim"""
    bm = bmesh.new(); vs = [bm.verts.new((x, y, 0)) for x, y in outline]; f = bm.faces.new(vs); r = bmesh.ops.extrude_face_region(bm, geom=[f]); up = [q for q in r['geom'] if isinstance(q, bmesh.types.BMVert)]
    for q in up: q.co.z = h
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bev:
        ed = [e for e in bm.edges if abs(e.verts[0].co.z-e.verts[1].co.z) < 1e-6]; bmesh.ops.bevel(bm, geom=ed, offset=bev, segments=3, affect='EDGES', profile=.5)
    me = bpy.data.meshes.new(name); me.materials.append(m)
    if side:
        me.materials.append(side)
        for q in bm.faces:
            q.normal_update()
            if abs(q.normal.z) < .5: q.material_index = 1
    bm.to_mesh(me); bm.free(); me.polygons.foreach_set('use_smooth', [True]*len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = .7
    return link(bpy.data.objects.new(name, me))
def cheese_wedge(R_=.62, ang=44, h=.30, m=None, rind=None, loc=(0, 0, 0), rz=0, holes=0, seed=1, top=False):
    """sector of a round cheese; rind on the curved side (top: on both flat sides too)"""
    a = math.radians(ang); n = 14; rt = .028; rr = random.Random(seed); obs = []
    pts = [(0, 0)]+[(R_*math.cos(-a/2+a*i/n), R_*math.sin(-a/2+a*i/n)) for i in range(n+1)]
    body = prism('wedge', pts, h, m, .006); obs.append(body)
    rind_pts = [((R_-rt)*math.cos(-a/2+a*i/n), (R_-rt)*math.sin(-a/2+a*i/n)) for i in range(n+1)]+[((R_+rt*.4)*math.cos(a/2-a*i/n), (R_+rt*.4)*math.sin(a/2-a*i/n)) for i in range(n+1)]
    if rind: obs.append(put(prism('rind', rind_pts, h+.012, rind, .012), (0, 0, -.006)))
    if top and rind:
        for z in (h-.004, -.012): obs.append(put(prism('rind', [(-.006, 0)]+[(x*1.004, y*1.01) for x, y in pts[1:]], .022, rind, .008), (0, 0, z)))
    return join_group(obs, loc, (0, 0, rz))
def pear_half(loc, rot, s=1.):
    """half a pear with its cut side up (local z)"""
    sk = mat('pearskin', '#B7B13A', .35, '#D9C655', n=(5, 5, .7), bump=.1, coat=.2); prof = [(0, -.5), (.12, -.49), (.30, -.42), (.40, -.25), (.40, -.05), (.31, .16), (.20, .34), (.155, .48), (.12, .56), (.05, .59), (0, .59)]
    o = lathe('pear', prof, 48, sk, subd=1); apply_mods(o); o.data.transform(Matrix.Rotation(math.pi/2, 4, 'Y'))
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); d = g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', g.math('ADD', x, .17), .9), 'Y': g.math('MULTIPLY', y, 1.25)}).outputs[0]}).outputs['Value']
        return dict(color=g.mix(g.math('MULTIPLY', g.ramp(d, [(.10, 0.), (.125, 1.), (.15, 1.), (.17, 0.)]), .4), g.mix(g.noise(12, 4, vec=v), '#FBF5DC', '#F1E6BC'), '#C9B77A'), normal=g.bump(g.noise(30, 3, vec=v), .2, .02))
    cut(o, (0, 0, 0), (0, 0, 1), M('pearcut', lambda: principled('pearcut', '#FBF5DC', .28, sss=.2, sssr=(.1, .08, .04), spec=.5, coat=.2, build=b)))
    obs = [o]
    for k in (-1, 1): obs.append(put(ball('pip', 1, mat('pip', '#3A1D0E', .3, coat=.3), (.05, .022, .014), sub=3), (-.17, k*.045, .003), (0, 0, k*.3)))
    obs.append(sweep('stem', bez((.56, 0, -.02), (.64, 0, .0), (.70, .03, .02), (.76, .05, .05), 8), .018, mat('stem', '#5A3A1C', .7), 8)); return join_group(obs, loc, rot, s)
def pear_slice(loc, rot, s=1., th=.05):
    """thin slice: pear outline, skin around"""
    P = []; prof = [(-.5, .0), (-.49, .12), (-.42, .30), (-.25, .40), (-.05, .40), (.16, .31), (.34, .20), (.48, .155), (.56, .10), (.59, 0)]
    for x, y in prof: P.append((x, y))
    for x, y in prof[::-1][1:-1]: P.append((x, -y))
    # smooth the outline
    for _ in range(2):
        Q = []
        for i in range(len(P)):
            (x0, y0), (x1, y1) = P[i], P[(i+1) % len(P)]; Q += [(x0*.75+x1*.25, y0*.75+y1*.25), (x0*.25+x1*.75, y0*.25+y1*.75)]
        P = Q
    o = prism('pslice', P, th, mat('pearflesh', '#FBF2CC', .26, '#F2E6AE', n=(9, 4, .6), bump=.15, bs=24, coat=.3), .008, mat('pearskin', '#B7B13A', .35, '#D9C655', n=(5, 5, .7)))
    return put(o, loc, rot, s)
def onion(r=.19, loc=(0, 0, 0), rot=(0, 0, 0), w=.026):
    """ring of red onion, purple outside"""
    def b(g):
        x, y, z = g.sep(g.coord('Object')); d = g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': x, 'Y': y}).outputs[0]}).outputs['Value']
        return dict(color=g.ramp(g.math('DIVIDE', g.math('SUBTRACT', d, r-w), w), [(.0, '#E9C3D6'), (.45, '#F3DCE6'), (.75, '#C0669A'), (1., '#6E1650')]))
    m = M(f'onion{r}{w}', lambda: principled('onion', '#fff', .22, sss=.1, sssr=(.05, .03, .05), spec=.55, coat=.2, build=b))
    o = lathe('onion', [(r-w, -w*.7), (r-w, w*.7), (r-w*.2, w*.8), (r, w*.5), (r, -w*.5), (r-w*.2, -w*.8), (r-w, -w*.7)], 48, m, subd=1); displace(o, lambda c, n: c+Vector((0, 0, .022*math.sin(2*math.atan2(c.y, c.x)+r*30)))); o.scale = (1, .92, 1); return put(o, loc, rot)
