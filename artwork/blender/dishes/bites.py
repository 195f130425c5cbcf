"""Small parts of dishes: leaves, vegetables, bread, cheese, eggs, herbs, and ways to heap them. Sources wait under the table (z = -9)."""
from props import *
AWAY = (0, 0, -9)
SLATE = '#4A4F4C'

def park(o): o.location = AWAY; return o
def rings(g, scale=(1, 1, 1)):
    """distance from the part's own origin"""
    return g.n('VectorMath', operation='LENGTH', ins={0: g.coord('Object', scale)}).outputs['Value']
def wet(color, key, rough=.22, sss=.06, coat=.3, spread=None, scale=6, bump=.1, bscale=14):
    """a plain moist food colour; spread is a second colour mixed in by noise"""
    def b(g):
        v = g.coord('Object'); d = dict(normal=g.bump(g.noise(bscale, 4, .6, vec=v), bump, .02))
        if spread: d['color'] = g.mix(g.ramp(g.noise(scale, 4, .6, .3, v), [(.32, 0.), (.68, 1.)]), color, spread)
        return d
    return M('wet'+key, lambda: principled(key, color, rough, sss=sss*.4, sssr=(.07, .05, .035), spec=.5, coat=coat, coatr=.15, build=b))

# ---------------------------------------------------------------- heaps
class Mound:
    """a dome that parts are laid on"""
    def __init__(s, R_, z0, h, p=.5, x=0, y=0): s.R, s.z0, s.h, s.p, s.x, s.y = R_, z0, h, p, x, y
    def z(s, x, y): return s.z0+s.h*max(0, 1-((x-s.x)**2+(y-s.y)**2)/s.R**2)**s.p
    def normal(s, x, y, e=.02):
        return Vector((s.z(x-e, y)-s.z(x+e, y), s.z(x, y-e)-s.z(x, y+e), 2*e)).normalized()
    def put(s, src, x, y, up=0., spin=0., tilt=(0, 0, 0), k=1., lean=.8):
        n = Vector((0, 0, 1)).lerp(s.normal(x, y), lean).normalized(); q = n.to_track_quat('Z', 'Y') @ Euler((0, 0, spin)).to_quaternion() @ Euler(tilt).to_quaternion()
        return inst(src, (x, y, s.z(x, y)+up), q.to_euler(), k)
class Ground(Mound):
    """what really lies there: looked up from above, so that toppings rest on the leaves"""
    def __init__(s, x=0, y=0, low=0.): s.x, s.y, s.low, s.memo = x, y, low, {}; s.fresh()
    def fresh(s): bpy.context.view_layer.update(); s.dg = bpy.context.evaluated_depsgraph_get(); s.memo.clear()
    def hit(s, x, y):
        k = (round(x, 3), round(y, 3))
        if k not in s.memo: ok, p, *_ = bpy.context.scene.ray_cast(s.dg, (x, y, 3), (0, 0, -1)); s.memo[k] = max(s.low, p.z if ok else 0)
        return s.memo[k]
    def z(s, x, y, r=.07, q=.6):
        h = sorted(s.hit(x+d*r*math.cos(a), y+d*r*math.sin(a)) for d, n in ((0, 1), (.55, 5), (1, 8)) for a in np.linspace(0, 6.283, n, endpoint=False)); return h[int(q*(len(h)-1))]
    def normal(s, x, y, e=.14): return Vector((s.z(x-e, y)-s.z(x+e, y), s.z(x, y-e)-s.z(x, y+e), 2*e)).normalized()
def boat(src, x, y, z, spin=0., roll=0., k=1.):
    """a wedge lying on its skin with both cut faces up; roll turns one of them to the front"""
    return inst(src, (x, y, z), (Euler((roll, 0, 0)).to_quaternion() @ Euler((0, 0, spin)).to_quaternion() @ Euler((0, math.pi/2, 0)).to_quaternion()).to_euler(), k)
def polar(deg, d): return d*math.cos(math.radians(deg)), d*math.sin(math.radians(deg))
def spread(n, R_, seed=1, mind=.1, cx=0, cy=0, sy=1., r0=0.):
    """n points in a disc that keep their distance"""
    rr = random.Random(seed); out = []
    for _ in range(n*60):
        if len(out) >= n: break
        d = math.sqrt(rr.uniform((r0/R_)**2, 1))*R_; a = rr.uniform(0, 6.283); p = (cx+d*math.cos(a), cy+d*math.sin(a)*sy)
        if all((p[0]-q[0])**2+(p[1]-q[1])**2 > mind*mind for q in out): out.append(p)
    return out

def sector(o, part, mat):
    """keeps a wedge of a solid round +x and closes both cuts"""
    a = math.radians(part/2); cut(o, (0, 0, 0), (-math.sin(a), math.cos(a), 0), mat); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5); bm.to_mesh(o.data); bm.free()
    cut(o, (0, 0, 0), (-math.sin(a), -math.cos(a), 0), mat); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = .8; return o

def melt(objs, mat, voxel=.022, smooth=6, name='melt'):
    """flows separate blobs together into one soft mass"""
    bpy.context.view_layer.update(); o = merge(objs, name); md = o.modifiers.new('r', 'REMESH'); md.mode = 'VOXEL'; md.voxel_size = voxel
    if smooth: sm = o.modifiers.new('s', 'SMOOTH'); sm.factor = .5; sm.iterations = smooth
    apply_mods(o); o.data.materials.clear(); o.data.materials.append(mat); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons)); return o

# ---------------------------------------------------------------- tableware
def bowl(R_=.92, H=.56, color=SLATE, foot=.40):
    """open bowl; k scales the profile of the salad bowl"""
    k = R_/.918; h = H/.56; speck = '#1e2220' if color == SLATE else '#6b5238'
    p = [(0, .06), (.35, .07), (.62, .17), (.80, .36), (.885, .54), (.90, .56), (.918, .54), (.84, .34), (.66, .13), (.42, .02), (.40, 0), (.36, 0), (.34, .02), (0, .025)]
    return lathe('bowl', [(r*k, z*h) for r, z in p], 80, ceramic(color, speck, amount=.5, rough=.26))
def soup_bowl(R_=.80, H=.46, color=PAL['stone']):
    """rounder, steeper bowl with a thick lip"""
    p = [(0, .07), (R_*.45, .075), (R_*.72, .13), (R_*.90, .27), (R_*.965, H-.04), (R_*.975, H-.008), (R_*.99, H), (R_*1.01, H-.006), (R_*1.012, H-.04), (R_*.95, .24), (R_*.76, .08), (R_*.50, .02), (R_*.48, 0), (R_*.44, 0), (R_*.42, .02), (0, .025)]
    return lathe('soupbowl', p, 80, ceramic(color, rough=.18))
def pot(r=.2, h=.2, color=PAL['stone'], loc=(0, 0, 0)):
    """small straight pot for a sauce"""
    p = [(0, .03), (r*.80, .035), (r*.90, .07), (r*.93, h-.02), (r*.96, h), (r, h-.004), (r*1.01, h-.03), (r*.97, .04), (r*.88, 0), (0, 0)]
    o = lathe('pot', p, 56, ceramic(color)); o.location = loc; return o
def fill(r, z, mat, loc=(0, 0, 0), dome=.02, wave=.012, seed=0, n=40):
    """the surface of a sauce in a pot"""
    rr = random.Random(seed); p = rr.uniform(0, 9)
    def f(u, v):
        a = u*2*math.pi; d = v*r; return d*np.cos(a), d*np.sin(a), z+dome*(1-v**2)+wave*np.sin(v*9+a+p)*(1-v)
    o = grid('fill', f, 64, n, wu=True, mat=mat); o.location = loc; return o

# ---------------------------------------------------------------- leaves
def lettuce_mat(rib, mid, edge, key):
    """pale at the rib, darker at the edge; some light comes through"""
    def b(g):
        uv = g.coord('UV'); x, y, _ = g.sep(uv); ay = g.math('ABSOLUTE', g.math('SUBTRACT', y, .5)); n = g.noise(5, 4, .6, vec=g.coord('Object'))
        f = g.math('ADD', g.math('ADD', g.math('MULTIPLY', x, .45), g.math('MULTIPLY', ay, .9)), g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .45))
        vs = g.math('FRACT', g.math('SUBTRACT', g.math('MULTIPLY', x, 6.), g.math('MULTIPLY', ay, 5.)))
        vl = g.math('MAXIMUM', g.math('LESS_THAN', vs, .09), g.math('LESS_THAN', ay, .022))
        col = g.ramp(f, [(.05, rib), (.38, mid), (.75, edge)]); col = g.mix(g.math('MULTIPLY', vl, .35), col, rib)
        return dict(color=col, normal=g.bump(g.math('ADD', g.math('MULTIPLY', vl, -.5), g.noise(12, 3, vec=uv)), .35, .02))
    def mk():
        m = principled('lettuce', mid, .34, spec=.45, build=b); nt = m.node_tree; g = NT(nt); out = nt.nodes['Material Output']; p = [n for n in nt.nodes if n.type == 'BSDF_PRINCIPLED'][0]
        t = g.n('BsdfTranslucent', ins={'Color': mid}); mx = g.n('MixShader', ins={0: .25}); nt.links.new(p.outputs[0], mx.inputs[1]); nt.links.new(t.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0]); return m
    return M('lettuce'+key, mk)
def lettuce(L=.5, W=.2, cup=.5, frill=.05, curl=.10, mat=None, seed=0, low=.55, nu=34, nv=15):
    """broad leaf with a frilled rim, from the origin along x"""
    rr = random.Random(seed); p, q = rr.uniform(0, 6), rr.uniform(0, 6)
    def f(u, v):
        s = 2*v-1; w = W*np.clip(u, .001, 1)**low*np.clip(1-u, 0, 1)**.30*1.45+.012*(1-u)+.002; e = np.abs(s)**2.2; t = np.clip((u-.8)/.2, 0, 1)
        y = s*w*(1+.10*np.sin(u*19+p*np.sign(s))*e); x = u*L*(1+.03*np.sin(s*7+p))
        z = cup*w*s*s+frill*e*np.sin(u*24+p+np.sign(s)*q)+frill*.8*t*np.sin(s*8+q)+curl*np.sin(u*2.6)-.02*np.sin(u*9+q)
        return x, y, z
    return grid('leaf', f, nu, nv, mat=mat)
def rocket(seed=0, L=.42, mat=None):
    """rocket: narrow, with lobes"""
    rr = random.Random(seed); p = rr.uniform(0, 6)
    def f(u, v):
        s = 2*v-1; lob = .45+.55*np.abs(np.sin(u*math.pi*3.3+.4))**.7; w = .085*np.clip(np.sin(math.pi*np.clip(u, 0, 1)**1.8), 0, 1)**.6*np.where(u < .72, lob, 1)*1.25+.008
        return u*L, s*w, .35*np.abs(s)*w+.10*np.sin(u*2.4)+.014*np.sin(u*17+p+s*2)*np.abs(s)
    return grid('rocket', f, 40, 9, mat=mat or leaf_mat('#2F6B2A', '#6FA544', 'rocket'))
GREENS = dict(
    butter=('#E6EDB4', '#9CC552', '#5E9A34'), dark=('#8DB860', '#3F7F2F', '#275F22'), romaine=('#F3F3CF', '#A5CB5C', '#4E8C30'),
    red=('#9CB060', '#6C3A3C', '#4A1626'), frisee=('#F6F4CE', '#D5E38C', '#9CC352'))
def green(kind): return lettuce_mat(*GREENS[kind], kind)
def greens(R_=.75, z0=.4, h=.35, n=60, kinds=('butter', 'dark', 'butter', 'red'), size=.44, seed=21, rim=18, under='#1C3312', lift=.42, wide=.19, x=0, y=0, sy=1.):
    """a heap of salad leaves; a dark dome keeps light from shining through it"""
    rr = random.Random(seed)
    b = ball('under', 1, principled('under', under, .9, spec=.1), (R_*.80, R_*.80*sy, h*.80), (x, y, z0), 3, nz=.06)
    src = {k: [park(lettuce(size*rr.uniform(.9, 1.1), wide*rr.uniform(.85, 1.2)*size/.44, rr.uniform(.3, .7), .035, rr.uniform(.06, .14), green(k), seed+i*7+len(k))) for i in range(4)] for k in sorted(set(kinds))}
    def lay(a, d, z, up, roll):
        o = inst(rr.choice(src[rr.choice(kinds)]), (x+d*math.cos(a), y+d*math.sin(a)*sy, z), (0, 0, 0), rr.uniform(.85, 1.15))
        o.rotation_euler = (Euler((0, 0, a)).to_quaternion() @ Euler((0, -up, 0)).to_quaternion() @ Euler((roll, 0, rr.uniform(-.7, .7))).to_quaternion()).to_euler()
    for i in range(rim): lay(i*6.283/rim+rr.uniform(-.1, .1), R_*.60, z0+rr.uniform(.0, .06), rr.uniform(.05, .30)*lift/.42, rr.uniform(-.5, .5))
    for i in range(n):
        k = (i+.5)/n; d = R_*.72*math.sqrt(1-k); lay(i*2.39996+rr.uniform(-.3, .3), d, z0+h*(1-(d/R_)**2)*.92, rr.uniform(.0, .32)+lift*.35*k, rr.uniform(-.6, .6))
    return Ground(x, y, z0-.05)

# ---------------------------------------------------------------- vegetables and fruit
def tomato_skin(): return M('tskin', lambda: principled('tskin', '#C4211A', .15, sss=.04, sssr=(.2, .05, .03), spec=.6, coat=.5, build=lambda g: dict(color=g.mix(g.noise(2, 3, vec=g.coord('Object')), '#B81B14', '#D83A22'))))
def tomato_flesh(r):
    """cut face: red wall, seed pockets, pale core"""
    def b(g):
        v = g.coord('Object'); d = g.math('DIVIDE', rings(g), r); n = g.noise(5/r*.14, 4, .6, .6, v); f = g.math('ADD', d, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .45))
        seeds = g.math('MULTIPLY', g.math('LESS_THAN', g.voro(4.2/r, v), .16), g.ramp(f, [(.3, 0.), (.4, 1.), (.72, 1.), (.8, 0.)]))
        col = g.ramp(f, [(.10, '#EFA18A'), (.30, '#DE4A34'), (.45, '#D0561F'), (.68, '#D9602A'), (.80, '#CF3020'), (1., '#BE2018')]); return dict(color=g.mix(seeds, col, '#F3D08A'), normal=g.bump(g.math('ADD', n, seeds), .25, .02))
    return M(f'tflesh{r}', lambda: principled('tflesh', '#D04A2A', .16, sss=.07, sssr=(.15, .05, .03), spec=.6, coat=.3, build=b))
def tomato_wedge(r=.26, part=60):
    o = ball('wedge', r, tomato_skin(), (1, 1, .86), sub=4); return park(sector(o, part, tomato_flesh(r)))
def cherry(r=.13, half=True):
    o = ball('cherry', r, tomato_skin(), sub=4)
    if half: cut(o, (0, 0, 0), (0, 0, 1), tomato_flesh(r))
    return park(o)
def cucumber(r=.2, th=.05, half=False):
    def cu(g):
        v = g.coord('Object'); x, y, z = g.sep(v); r_ = g.math('DIVIDE', g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': x, 'Y': y}).outputs[0]}).outputs['Value'], r/.2); an = g.math('ARCTAN2', y, x)
        sd = g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', r_, .09)), .03), g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', an, 2.55)), .5)), [(.08, 1.), (.2, 0.)]))
        c = g.ramp(g.math('DIVIDE', r_, .2), [(.0, '#E4EDB8'), (.5, '#D2E3A0'), (.88, '#CFE3A6'), (.94, '#5F8F3A'), (.98, '#2F5F25')]); return dict(color=g.mix(g.math('MULTIPLY', sd, .6), c, '#F7F6DC'), normal=g.bump(sd, .2, .02))
    m = M(f'cuc{r}', lambda: principled('cuc', '#D2E3A0', .2, sss=.06, sssr=(.06, .08, .03), spec=.5, coat=.2, build=cu)); t = th/2
    o = lathe('cuc', [(0, t), (r*.95, t), (r, t*.6), (r, -t*.6), (r*.95, -t), (0, -t)], 40, m, subd=1)
    if half: cut(o, (0, 0, 0), (0, 1, 0), m)
    return park(o)
def olive(kind='black'):
    """black with its hole, dark Greek, or green with pimento"""
    if kind == 'black': o = lathe('olive', [(.035, .05), (.06, .058), (.085, .03), (.092, 0), (.085, -.03), (.06, -.058), (.035, -.05), (.035, .05)], 28, wet('#241F26', 'oliveb', .2, .02, .4), subd=1)
    elif kind == 'kalamata': o = ball('olive', .1, wet('#2E1622', 'olivek', .2, .02, .45, '#4A2434', 4), (1.35, .86, .86), sub=4)
    else:
        def b(g):
            v = g.coord('Object'); x, y, z = g.sep(v); red = g.math('MULTIPLY', g.math('LESS_THAN', g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'Y': y, 'Z': z}).outputs[0]}).outputs['Value'], .032), g.math('GREATER_THAN', x, .0))
            c = g.mix(g.noise(7, 4, vec=v), '#5F6A1C', '#8E9034'); return dict(color=g.mix(red, c, '#C8321C'), normal=g.bump(g.noise(12, 3, vec=v), .1, .02))
        o = ball('olive', .1, M('oliveg', lambda: principled('oliveg', '#8C9A33', .2, sss=.08, spec=.55, coat=.4, build=b)), (1.25, .92, .92), sub=4)
    return park(o)
def red_onion(r=.17, w=.03):
    m = M(f'ronion{r}', lambda: principled('ronion', '#fff', .22, sss=.04, sssr=(.05, .03, .05), spec=.5, build=lambda g: dict(color=g.ramp(g.math('DIVIDE', rings(g), r+.02), [(.72, '#F3DCE6'), (.86, '#D48CB4'), (.94, '#7B1E57')]))))
    o = lathe('onion', [(r-w, .0), (r-w, w), (r, w), (r, 0), (r-w, 0)], 44, m, subd=1); displace(o, lambda c, n: c+Vector((0, 0, .02*math.sin(3*math.atan2(c.y, c.x))))); return park(o)
def bean_pod(L=.6, seed=0):
    """green bean"""
    rr = random.Random(seed); b = rr.uniform(.04, .12)
    return park(sweep('pod', bez((-L/2, 0, 0), (-L*.2, b, .0), (L*.2, b, 0), (L/2, 0, .02), 22), lambda t: .034*min(1, (t*9+.1)**.6, ((1-t)*7+.06)**.6)*(1+.05*math.sin(t*38)), wet('#4F8A2C', 'pod', .25, .1, .3, '#7BB045', 3), 10))
def lemon_wedge(r=.25, color='#F3D34A', rind='#EBC22E', part=58, key='lemon'):
    def b(g):
        v = g.coord('Object'); d = g.math('DIVIDE', rings(g, (1, 1, .86)), r); n = g.noise(30, 3, .5, 2.5, v)
        col = g.ramp(d, [(.06, '#FFF8E2'), (.10, '#FBE68E'), (.80, color), (.84, '#FFF8E2'), (.92, '#FFF6DC'), (.95, rind)]); return dict(color=g.mix(g.math('MULTIPLY', n, .35), col, '#FFF6C0'), normal=g.bump(n, .25, .02))
    o = ball('wedge', r, M('lskin'+key, lambda: principled('lskin', rind, .3, sss=.08, spec=.5, coat=.2, build=lambda g: dict(normal=g.bump(g.voro(26, g.coord('Object')), .25, .02)))), (1, 1, 1.2), sub=4)
    m = M('lflesh'+key, lambda: principled('lflesh', color, .2, sss=.07, sssr=(.08, .06, .02), spec=.5, build=b)); return park(sector(o, part, m))
def apple_slice(skin='#B7272A', L=.30):
    def f(u, v):
        a = (u-.5)*2.35; r = L-.20*L/.3*v*np.cos(a/2.35*math.pi*.98)**.7; return r*np.cos(a), r*np.sin(a), .03*(1-(2*v-1)**2)*.6
    def b(g):
        y = g.sep(g.coord('UV'))[1]; return dict(color=g.ramp(y, [(.0, skin), (.08, '#C8322D'), (.12, '#F7EBC2'), (.7, '#F9F0CE'), (1., '#EFE0A8')]))
    o = grid('aslice', f, 40, 16, mat=M('aslice'+skin, lambda: principled('aslice', '#F7EBC2', .22, sss=.08, sssr=(.1, .08, .04), spec=.5, coat=.2, build=b))); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .04; return park(o)
def strand(seed, L=.5, w=.016, mat=None, curl=.10):
    """thin curled shred"""
    rr = random.Random(seed); q = lambda a: rr.uniform(-a, a)
    return park(sweep('shred', bez((-L/2, q(curl), q(.03)), (-L*.2, q(curl*2), .05+q(.06)), (L*.2, q(curl*2), .05+q(.06)), (L/2, q(curl), q(.03)), 16), lambda t: w*(.6+.4*math.sin(t*math.pi)), mat, 6, 1.8, subd=0))

# ---------------------------------------------------------------- herbs, nuts, drizzles
def flecks(mound, n, R_, mat, seed=5, size=.018, up=.02, cx=0, cy=0, thin=.25, area=None):
    """crumbs of a herb or spice strewn over a heap"""
    s = park(ball('fleck', 1, mat, (1, .55, thin), sub=1)); rr = random.Random(seed)
    for x, y in area or spread(n, R_, seed, size*.8, cx, cy): mound.put(s, x, y, up, rr.uniform(0, 6), (rr.uniform(-.4, .4), rr.uniform(-.4, .4), 0), size*rr.uniform(.6, 1.4))
def parsley(seed=0, mat=None):
    """one curly sprig: a bush of small folded leaves"""
    rr = random.Random(seed); m = mat or leaf_mat('#2E6A26', '#5E9C3A', 'parsley', .1); ob = []
    for i in range(16):
        l = leaf(.16, .075, .1, .5, .35, .35, m, seed+i, nu=20, nv=7); a = i*2.4; l.rotation_euler = (rr.uniform(-.6, .6), -rr.uniform(.1, 1.2), a); l.location = (.05*math.cos(a)*rr.random(), .05*math.sin(a)*rr.random(), rr.uniform(.0, .08)); ob.append(l)
    bpy.context.view_layer.update(); o = merge(ob, 'parsley'); return park(o)
def walnut():
    """half a walnut, of unit size"""
    m = M('walnut', lambda: principled('walnut', '#B98147', .5, sss=.06, spec=.35, build=lambda g: dict(color=g.ramp(g.math('ADD', g.math('MULTIPLY', g.sep(g.coord('Object'))[2], .6), g.noise(6, 4, .6, vec=g.coord('Object'))), [(.35, '#7A4B22'), (.6, '#B98147'), (.95, '#D9AE72')]), normal=g.bump(g.noise(24, 4, .65, vec=g.coord('Object')), .4, .02))))
    o = ball('walnut', 1, m, sub=5)
    for v in o.data.vertices:
        x, y, z = v.co; w = mnoise.noise(Vector((x*1.6, y*1.6, z*1.6))); k = 1+.16*math.sin(x*8+w*5)*math.cos(y*5+w*4)-.35*math.exp(-(y/.10)**2)*(z > 0)
        v.co = Vector((x*1.25, y, z*(.75 if z > 0 else .18)))*k
    return park(o)
def nut(kind='almond'):
    if kind == 'almond': return park(ball('almond', 1, wet('#A2622D', 'almond', .5, .03, 0, '#7E451B', 9, .4, 22), (.12, .065, .045), sub=3))
    o = ball('hazel', .064, wet('#A8692E', 'hazel', .45, .05, 0, '#7A431A', 4, .3, 20), (1, 1, 1.08), sub=3); return park(o)
def drizzle(pts, rad, mat, flat=.6, name='drizzle'):
    """a thread of sauce along points (x, y, z)"""
    P = []
    for i in range(len(pts)-1):
        a = Vector(pts[max(i-1, 0)]); b = Vector(pts[i]); c = Vector(pts[i+1]); d = Vector(pts[min(i+2, len(pts)-1)])
        for k in range(6):
            t = k/6; P.append(.5*((2*b)+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-a-3*c+d)*t**3))
    P.append(Vector(pts[-1])); rr = random.Random(len(P))
    ph = rr.uniform(0, 6); return sweep(name, P, lambda t: rad*(.8+.35*math.sin(t*23+ph)+.15*math.sin(t*57))*min(1, t*20+.4, (1-t)*20+.4), mat, 10, flat)
def zigzag(mound, x0, x1, y, amp, n, up=.03, tilt=0., seed=0):
    rr = random.Random(seed); out = []
    for i in range(n+1):
        x = x0+(x1-x0)*i/n; yy = y+(amp if i % 2 else -amp)*rr.uniform(.7, 1.1)+tilt*x; out.append((x, yy, mound.z(x, yy)+up))
    return out
def honey(): return M('honey', lambda: principled('honey', '#C06A0C', .06, sss=.12, sssr=(.2, .1, .02), ssscol='#E8A02E', spec=.6, coat=.8, coatr=.04))

# ---------------------------------------------------------------- bread
def oval(a=1., b=.7, n=2.3, lump=.0, seed=0):
    """outline as a function of the angle"""
    rr = random.Random(seed); p, q = rr.uniform(0, 6), rr.uniform(0, 6)
    return lambda t: (abs(math.cos(t)/a)**n+abs(math.sin(t)/b)**n)**(-1/n)*(1+lump*math.sin(2*t+p)+lump*.7*math.sin(3*t+q))
def slab(rfn, th, face, rind, segs=96, nr=22, edge=.02, bumps=.0, seed=0, rind2=None):
    """a slice of any outline: cut faces of one material, rind of another"""
    e = .05; prof = [(k/nr*(1-e), th) for k in range(nr+1)]+[(1-.4*e, th-edge*.25), (1-.08*e, th-edge*.7), (1, th*.5), (1-.08*e, edge*.7), (1-.4*e, edge*.25), (1-e, 0), (0, 0)]
    o = lathe('slab', prof, segs, face, 0, rfn); me = o.data; me.materials.append(rind)
    for p in me.polygons: p.material_index = 0 if abs(p.normal.z) > .75 else 1
    if bumps: displace(o, lambda c, n: c+n*bumps*fb(c, 5, 4, seed) if n.z > .6 else c+n*bumps*.6*fb(c, 3, 3, seed))
    me.use_auto_smooth = True; me.auto_smooth_angle = .9; return o
def toast_face(key='toast', pale='#F0D6A0', gold='#CF9144', brown='#8F5222', size=(.6, .4), amount=0., pores=11):
    """grilled cut face: pale in the middle, brown towards the crust"""
    def b(g):
        v = g.coord('Object'); d = rings(g, (1/size[0], 1/size[1], .01)); n = g.noise(3.2, 5, .62, .4, v); n2 = g.noise(15, 4, .65, vec=v)
        wv = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(5, 3, vec=v, out='Color'), 1: (.12, .12, .12), 2: v}).outputs[0]
        p = g.ramp(g.math('SUBTRACT', g.voro(pores, wv), g.math('MULTIPLY', g.noise(4, 2, vec=v), .35)), [(.0, 0.), (.14, 1.)])
        f = g.math('ADD', g.math('ADD', g.math('MULTIPLY', n, .75), g.math('MULTIPLY', n2, .25)), g.math('ADD', g.math('MULTIPLY', g.math('POWER', d, 3.), .22), amount))
        col = g.ramp(f, [(.30, pale), (.58, gold), (.85, brown)]); col = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1., p), .35), col, '#8A5A2A')
        return dict(color=col, normal=g.bump(g.math('ADD', p, g.math('MULTIPLY', n2, .5)), .5, .025))
    return M('toast'+key, lambda: principled('toast', gold, .75, sss=.06, spec=.2, build=b))
def bread_slice(a=.62, b=.42, th=.13, n=2.4, lump=.03, seed=1, toasted=0., bumps=.03, key='sour', dark=False):
    """sourdough or loaf slice, lying flat; its top is at z = th"""
    face = toast_face(key, size=(a, b), amount=toasted); rind = bread('#8E4F1E' if dark else '#B06A2A', '#54290E' if dark else '#7A4116', '#C88A45', .65, 1.2, 'rind'+str(dark), 0.)
    return slab(oval(a, b, n, lump, seed), th, face, rind, bumps=bumps, seed=seed)
def baguette_slice(r=.27, th=.12, seed=0, toasted=.05):
    return slab(oval(r, r*.82, 2.2, .03, seed), th, toast_face('bag', size=(r, r), amount=toasted, pores=16), bread('#B8742F', '#7A4116', '#D9A055', .6, 1.4, 'bagrind', 0.), 64, 14, bumps=.02, seed=seed)
def butter_pat(loc, rot=(0, 0, 0), size=(.17, .14, .05)): return rbox('butter', size, .022, M('butter', lambda: principled('butter', '#F8DC84', .28, sss=.10, sssr=(.1, .08, .03), spec=.5, coat=.2)), 4, subd=1, loc=loc, rot=rot)
def croissant(seed=0):
    """a crescent of rolled layers, thick in the middle"""
    def b(g):
        uv = g.coord('UV'); x = g.sep(uv)[0]; v = g.coord('Object'); geo = g.n('NewGeometry'); nz = g.sep(geo.outputs['Normal'])[2]; n = g.noise(4, 5, .6, .3, v)
        st = g.noise(3., 4, .6, vec=g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', x, 30.), 'Y': g.math('MULTIPLY', g.sep(uv)[1], 1.2)}).outputs[0]); h = g.attr('step')
        f = g.math('ADD', g.math('ADD', g.math('MULTIPLY', nz, .34), g.math('MULTIPLY', n, .5)), g.math('ADD', g.math('MULTIPLY', st, .3), g.math('MULTIPLY', h, .25)))
        return dict(color=g.ramp(f, [(.25, '#EFC987'), (.50, '#D99A45'), (.72, '#B36A25'), (1., '#743A12')]), normal=g.bump(g.math('ADD', st, g.math('MULTIPLY', g.noise(30, 3, .6, vec=v), .3)), .5, .025))
    m = M('croissant', lambda: principled('croissant', '#C98536', .38, sss=.05, spec=.45, coat=.35, coatr=.25, build=b)); T = 9
    steps = lambda u: (np.abs(u-.5)*T+.5) % 1                                       # saw tooth: a ledge at each turn of the roll
    def f(u, v):
        a = (u-.5)*2.5; c = .62; q = np.abs(u-.5)*2; r = .05+.235*np.clip(1-q**1.9, 0, 1)**.75; k = steps(u+.012*np.sin(v*6.28*2)); r = r*(1.10-.20*k)
        t = v*2*math.pi; rad = c+r*np.cos(t)*1.05; return rad*np.sin(a), -rad*np.cos(a)+c, r*np.sin(t)*.92
    o = grid('croissant', f, 200, 40, wv=True, mat=m); at = o.data.attributes.new('step', 'FLOAT', 'POINT'); u = np.repeat(np.linspace(0, 1, 200), 40); at.data.foreach_set('value', (1-steps(u)).astype(np.float32))
    displace(o, lambda c, n: c+n*.02*fb(c, 4, 3, seed)); return park(o)
def pistolet(seed=0):
    """round roll with a crease across, of unit size"""
    m = bread('#C9853A', '#96561F', '#EFCB8C', .5, .9, 'pistolet', .15); o = ball('pistolet', 1, m, sub=5)
    for v in o.data.vertices:
        x, y, z = v.co; k = 1-.34*math.exp(-(y/.11)**2)*max(0, z)**.7; zz = (z*.74 if z > 0 else z*.42)*k; v.co = Vector((x*1.10, y*.92*(1+.06*(abs(y) > .1)), zz))
    displace(o, lambda c, n: c+n*.05*fb(c, 1.8, 3, seed)); return park(o)

# ---------------------------------------------------------------- eggs, cheese, meat, fried things
def egg_part(part=90, r=.2):
    """a sector of a boiled egg with its yolk showing"""
    def b(g):
        v = g.coord('Object', (1/r, 1/r, 1/(r*1.28))); d = g.n('VectorMath', operation='LENGTH', ins={0: v}).outputs['Value']
        return dict(color=g.ramp(g.math('ADD', d, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(9, 3, vec=v), .5), .06)), [(.0, '#F2A21E'), (.50, '#F6B52F'), (.575, '#EFCB62'), (.60, '#FBF8F0')]), normal=g.bump(g.noise(12, 3, vec=v), .08, .02))
    m = M('egg', lambda: principled('egg', '#FBF8F0', .3, sss=.08, sssr=(.06, .05, .03), spec=.5, coat=.15, build=b)); o = ball('egg', r, m, (1, 1, 1.28), sub=5)
    if part >= 180: cut(o, (0, 0, 0), (-1, 0, 0), m)
    else: sector(o, part, m)
    return park(o)
def feta_mat(): return M('feta', lambda: principled('feta', '#FAF6EA', .55, sss=.06, spec=.25, build=lambda g: dict(normal=g.bump(g.math('ADD', g.noise(14, 5, .7, vec=g.coord('Object')), g.math('MULTIPLY', g.voro(16, g.coord('Object')), .6)), .5, .03))))
def goat_round(r=.215, h=.14, seed=0):
    """goat's cheese, browned on top, soft at the foot"""
    def b(g):
        v = g.coord('Object'); z = g.sep(v)[2]; n = g.noise(5, 5, .65, .5, v); n2 = g.noise(20, 4, .6, vec=v); f = g.math('ADD', g.math('MULTIPLY', g.math('DIVIDE', z, h), .42), g.math('ADD', g.math('MULTIPLY', n, .75), g.math('MULTIPLY', n2, .15)))
        return dict(color=g.ramp(f, [(.46, '#FBF3DF'), (.66, '#F6DFA8'), (.81, '#D9983F'), (.96, '#8A4A18')]), normal=g.bump(g.math('ADD', n, n2), .45, .025))
    m = M('goat', lambda: principled('goat', '#FBF3DF', .42, sss=.08, sssr=(.09, .07, .04), spec=.4, coat=.1, build=b))
    o = lathe('goat', [(0, h), (r*.5, h*1.01), (r*.86, h*.96), (r*.98, h*.80), (r, h*.45), (r*1.06, h*.16), (r*1.10, .0), (0, 0)], 56, m, 2); displace(o, lambda c, n: c+n*.018*fb(c, 4, 3, seed)); return park(o)
def fried_mat(key='fried', light='#E0A04A', mid='#BC7427', dark='#7E4414', grain=34):
    """breadcrumbs fried golden"""
    def b(g):
        v = g.coord('Object'); n = g.noise(3.2, 5, .6, .3, v); c = g.voro(grain, v); f = g.math('ADD', g.math('MULTIPLY', n, .8), g.math('MULTIPLY', g.voro(grain*.6, v), .35))
        return dict(color=g.ramp(f, [(.28, light), (.52, mid), (.86, dark)]), normal=g.bump(g.math('ADD', c, g.math('MULTIPLY', g.noise(60, 3, vec=v), .4)), .9, .035))
    return M('fried'+key, lambda: principled('fried', mid, .6, sss=.05, spec=.3, build=b))
def croquette(L=.72, r=.17, square=False, seed=0):
    """breaded roll along x"""
    def f(u, v):
        q = np.clip(np.abs(2*u-1), 0, 1); k = np.clip(1-q**9, 0, 1)**.42; t = v*2*math.pi; n = 3.6 if square else 2.; c, s = np.cos(t), np.sin(t); rad = r*(np.abs(c)**n+np.abs(s)**n)**(-1/n)*k
        return (u-.5)*L, rad*c, rad*s
    o = grid('croq', f, 90, 48, wv=True, mat=fried_mat()); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bmesh.ops.holes_fill(bm, edges=[e for e in bm.edges if e.is_boundary], sides=0); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
    displace(o, lambda c, n: c+n*(.016*fb(c, 5, 4, seed)+.008*fb(c, 26, 2, seed))); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons)); return park(o)
def grilled(key, base, spread_, mark='#3A1A0A', pitch=7., axis=(1, .35, 0), strength=.9, rough=.4, sss=.04, top=.5):
    """grill marks on the upward side of something"""
    def b(g):
        v = g.coord('Object'); z = g.sep(g.n('NewGeometry').outputs['Normal'])[2]; n = g.noise(4, 5, .6, .3, v); n2 = g.noise(18, 4, .6, vec=v); x, y, zz = g.sep(v)
        d = g.math('ADD', g.math('ADD', g.math('MULTIPLY', x, axis[0]), g.math('MULTIPLY', y, axis[1])), g.math('ADD', g.math('MULTIPLY', zz, axis[2]), g.math('MULTIPLY', g.noise(5, 3, vec=v), .04)))
        st = g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', d, pitch)), .5)), [(.10, 1.), (.16, .8), (.24, 0.)]); st = g.math('MULTIPLY', g.math('MULTIPLY', st, g.ramp(z, [(top-.3, 0.), (top, 1.)])), g.ramp(n2, [(.3, .6*strength), (.55, strength)]))
        col = g.mix(g.ramp(g.math('ADD', g.math('MULTIPLY', n, .8), g.math('MULTIPLY', n2, .25)), [(.35, 0.), (.7, 1.)]), base, spread_); return dict(color=g.mix(st, col, mark), normal=g.bump(g.math('SUBTRACT', g.math('MULTIPLY', n2, .6), g.math('MULTIPLY', st, .8)), .5, .025))
    return M('grill'+key, lambda: principled('grill', base, rough, sss=sss, sssr=(.07, .04, .02), spec=.45, coat=.15, coatr=.3, build=b))
def chicken_strip(L=.52, w=.15, h=.09, seed=0):
    o = rbox('chick', (L, w, h), .035, grilled('chick', '#E7BE83', '#B8732F', pitch=7.5, axis=(1, .3, 0)), 3); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=3, use_grid_fill=True); bm.to_mesh(o.data); bm.free()
    displace(o, lambda c, n: Vector((c.x, c.y*(1-.35*(c.x/L*2)**2), c.z+.10*L*(-(c.x/L*2)**2)*.5))+n*.022*fb(c, 5, 3, seed)); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons)); return park(o)
def shaving(L=.34, W=.13, seed=0, mat=None, curl=.12):
    """thin curled shaving of hard cheese"""
    rr = random.Random(seed); p, q = rr.uniform(0, 6), rr.uniform(0, 6)
    def f(u, v):
        s = 2*v-1; w = W*(.55+.45*np.sin(u*math.pi)**.5)*(1+.10*np.sin(u*17+p)*np.sign(s)); return (u-.5)*L*(1+.08*np.sin(s*4+q)), s*w*.8, curl*np.cos((u-.5)*3)+.02*np.sin(s*3+p+u*6)
    o = grid('shav', f, 24, 10, mat=mat or M('parm', lambda: principled('parm', '#EDD58E', .45, sss=.08, sssr=(.08, .06, .03), spec=.35, build=lambda g: dict(normal=g.bump(g.noise(22, 4, .7, vec=g.coord('Object')), .3, .02))))); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .014; return park(o)
def crouton(seed=0, s=.14):
    m = bread('#CF9345', '#9A5C22', '#F0D292', .7, 1.8, 'crouton', 0.); o = rbox('crouton', (s, s*.95, s*.85), .022, m, 3); displace(o, lambda c, n: c+n*.012*fb(c, 12, 3, seed)); return park(o)
