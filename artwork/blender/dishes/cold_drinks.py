"""The cold drinks, and the glasses, clear and cloudy liquids, citrus fruit and toppings that the iced coffees share with them."""
from functools import partial
from mathutils.bvhtree import BVHTree
from props import *

# ---------------------------------------------------------------- glasses and what is in them
TALL = [(.335, 0), (.35, .3), (.385, 1.0), (.40, 1.30)]
FLARED = [(.30, 0), (.325, .25), (.40, .95), (.415, 1.08)]
ROCKS = [(.385, 0), (.415, .3), (.445, .70), (.455, .88)]
BELLY = [(.29, 0), (.36, .14), (.425, .45), (.42, .75), (.395, 1.02)]
CURVY = [(.25, 0), (.285, .10), (.385, .42), (.41, .70), (.365, .98), (.37, 1.12), (.42, 1.27)]
SODA = [(.12, .22), (.20, .30), (.255, .46), (.315, .85), (.375, 1.15), (.43, 1.34)]
FOOT = [(.075, .17), (.085, .12), (.16, .07), (.265, .035), (.28, .022), (.27, .0)]

class Glass:
    """A turned glass, given by the outer radius at some heights; fill() puts a liquid in without a gap."""
    def __init__(s, pts, t=.020, base=.09, foot=(), loc=(0, 0, 0), mat=None):
        r, z = np.array(pts).T; m = np.gradient(r, z); s.zz = np.linspace(z[0], z[-1], 60); k = np.clip(np.searchsorted(z, s.zz)-1, 0, len(z)-2); h = z[k+1]-z[k]; q = (s.zz-z[k])/h
        s.rr = (2*q**3-3*q*q+1)*r[k]+(q**3-2*q*q+q)*h*m[k]+(3*q*q-2*q**3)*r[k+1]+(q**3-q*q)*h*m[k+1]
        s.t, s.base, s.H, s.loc = t, z[0]+base, z[-1], Vector(loc); b, H, o = s.base, s.H, lambda q: float(np.interp(q, s.zz, s.rr))
        p = [(0, b)]+[(s.r(q), q) for q in s.steps(H-.012)]+[(o(H)-t*.8, H-.002), (o(H)-t*.5, H), (o(H)-t*.2, H-.002)]+[(o(q), q) for q in np.linspace(H-.012, z[0]+.045, 30)]
        p += list(foot)+[(0, .012)] if foot else [(o(.02)-.003, .022), (o(0)-.014, .007), (o(0)-.04, 0), (0, .012)]
        s.o = lathe('glass', p, 112, mat or M('glass', lambda: glass()), subd=0); s.o.location = loc
    def r(s, z, c=.06):
        """inner radius at a height, with a rounded corner at the bottom"""
        d = min(max(z-s.base, 0), c); return float(np.interp(z, s.zz, s.rr))-s.t-(c-math.sqrt(c*c-(c-d)**2))
    def steps(s, z1, z0=None): b = s.base if z0 is None else z0; return [b+q for q in ((0, .003, .010, .024, .042, .06) if z0 is None else (0, .02))]+list(np.linspace(b+.09, z1, 26))
    def fill(s, z1, mat, e=.006, dome=0., z0=None):
        b = s.base if z0 is None else z0; R1 = s.r(z1)+e
        p = [(0, b-e)]+[(s.r(q)+e, q-(e if q == b else 0)) for q in s.steps(z1-.004, z0)]+[(R1-.005, z1), (R1*.8, z1+dome*.45), (R1*.45, z1+dome*.85), (0, z1+dome)]
        o = lathe('liquid', p, 112, mat, subd=0); o.location = s.loc; return o

def clear(name, tint, absorb, density, milky=None, cloud=.3, ior=1.33):
    """a clear drink, or with milky= a cloudy one that still lets light through"""
    m = glass(name, tint, 0, ior, .96, absorb=absorb, density=density)
    if milky:
        nt = m.node_tree; g = NT(nt); out = nt.nodes['Material Output']; was = out.inputs[0].links[0].from_socket; v = g.coord('Object')
        a = g.n('AddShader'); nt.links.new(g.n('BsdfTranslucent', ins={'Color': milky}).outputs[0], a.inputs[0]); nt.links.new(g.n('BsdfDiffuse', ins={'Color': milky}).outputs[0], a.inputs[1])
        f = g.math('MULTIPLY', g.ramp(g.noise(2.6, 4, .6, .8, v), [(.3, .6), (.7, 1.)]), cloud); mx = g.n('MixShader', ins={0: f}); nt.links.new(was, mx.inputs[1]); nt.links.new(a.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0])
    return m
def thick(name, light, color, dark, speck=None, grain=.0, rough=.28, fine=34, glow=.10, sss=.0):
    """an opaque drink: juice, smoothie, shake; speck= sprinkles dots into it, grain= makes it crushed"""
    def b(g):
        v = g.coord('Object'); n = g.noise(2.2, 5, .6, 1.2, v); col = g.ramp(n, [(.25, dark), (.5, color), (.75, light)])
        f = g.noise(fine, 3, .6, vec=v); col = g.mix(g.math('MULTIPLY', g.ramp(f, [(.52, 0.), (.68, 1.)]), .25+grain), col, light)
        if speck: col = g.mix(g.math('MULTIPLY', g.math('LESS_THAN', g.voro(24, v), .13), .8), col, speck)
        return dict(color=col, normal=g.bump(g.math('ADD', f, g.noise(5, 3, vec=v)), .12+grain, .015))
    m = principled(name, color, rough, sss=sss, sssr=(.08, .05, .03), spec=.45, build=b); p = [q for q in m.node_tree.nodes if q.type == 'BSDF_PRINCIPLED'][0]
    m.node_tree.links.new(p.inputs['Base Color'].links[0].from_socket, p.inputs['Emission']); p.inputs['Emission Strength'].default_value = glow; return m      # stands in for the light inside it
def wet_ice():
    """ice under the surface: seen by its frosty edges and heart alone, it bends no light"""
    def mk():
        m, g, out = material('wetice'); v = g.coord('Object'); L = g.nt.links.new
        a = g.n('AddShader'); L(g.n('BsdfTranslucent', ins={'Color': '#FFFFFF'}).outputs[0], a.inputs[0]); L(g.n('BsdfDiffuse', ins={'Color': '#F4F8FF'}).outputs[0], a.inputs[1])
        fc = g.n('LayerWeight', ins={'Blend': .35}).outputs['Facing']; n = g.ramp(g.noise(7, 5, .7, 1.2, v), [(.45, 0.), (.75, 1.)])
        f = g.math('ADD', g.math('MULTIPLY', g.math('POWER', fc, 2.), .42), g.math('MULTIPLY_ADD', n, .30, .05), clamp=True)
        lp = g.n('LightPath').outputs['Is Shadow Ray']; f = g.math('MULTIPLY', f, g.math('SUBTRACT', 1., lp))
        x = g.n('MixShader', ins={0: f}); L(g.n('BsdfTransparent').outputs[0], x.inputs[1]); L(a.outputs[0], x.inputs[2]); L(x.outputs[0], out.inputs[0]); return m
    return M('wetice', mk)
def cubes(G, zs, size=.27, seed=2, mat=None, per=3, keep=.92):
    """layers of ice cubes in a glass, kept clear of its wall"""
    rr = random.Random(seed); out = []
    for k, z in enumerate(zs):
        for i in range(per):
            a = i*2*math.pi/per+k*1.1+rr.uniform(-.2, .2); R_ = G.r(z)*keep; d = max(0, R_-size*.70) if per > 1 else 0
            o = rbox('ice', (size, size*rr.uniform(.86, 1), size*rr.uniform(.82, 1)), size*.17, mat or ice_mat(), 4, loc=G.loc+Vector((d*math.cos(a), d*math.sin(a), z+rr.uniform(-.03, .03))), rot=(rr.uniform(-.5, .5), rr.uniform(-.5, .5), rr.uniform(0, 3)))
            displace(o, lambda c, n_: c*(1+.06*fb(c, 4., 3, i+7*k))); out.append(o)
    return out
def iced(G, z, n=1, size=.27, seed=2, per=3):
    """ice that floats at the surface z of a clear drink, over n layers under water"""
    cubes(G, [z+.02], size, seed, None, per); cubes(G, [z-size*1.02*(k+1) for k in range(n)], size, seed+1, wet_ice(), per, .90)
def froth(G, z, n, color='#F6E9D2', seed=3, s=.016, ring=.9):
    """small bubbles on a surface, most of them at the edge"""
    rr = random.Random(seed); m = principled('froth', color, .12, spec=.7, coat=.6); b = ball('bub', 1, m, (1, 1, .7), sub=3, loc=(0, 0, -9)); R_ = G.r(z)
    for _ in range(n): a = rr.uniform(0, 6.29); d = R_*(1-abs(rr.gauss(0, 1-ring))) if rr.random() < .8 else R_*math.sqrt(rr.random()); k = s*rr.choice((.4, .6, .7, 1, 1.2)); d = min(max(d, 0), R_-k*.6); inst(b, G.loc+Vector((d*math.cos(a), d*math.sin(a), z+k*.25)), (0, 0, 0), k)
def fizz(G, z0, z1, n, seed=5, s=.011):
    """bubbles in a sparkling drink, near the wall that faces us"""
    def mk():
        m, g, out = material('fizz'); fc = g.n('LayerWeight', ins={'Blend': .3}).outputs['Facing']; x = g.n('MixShader', ins={0: g.math('MULTIPLY_ADD', fc, .75, .18)}); L = g.nt.links.new
        a = g.n('AddShader'); L(g.n('BsdfTranslucent', ins={'Color': '#FFFFFF'}).outputs[0], a.inputs[0]); L(g.n('BsdfGlossy', ins={'Color': '#FFFFFF', 'Roughness': .1}).outputs[0], a.inputs[1]); L(g.n('BsdfTransparent').outputs[0], x.inputs[1]); L(a.outputs[0], x.inputs[2]); L(x.outputs[0], out.inputs[0]); return m
    rr = random.Random(seed); b = ball('fizz', 1, M('fizz', mk), sub=2, loc=(0, 0, -9))
    for _ in range(n): z = rr.uniform(z0, z1); a = rr.uniform(math.pi*1.02, math.pi*1.98); d = (G.r(z)-.012)*(1 if rr.random() < .6 else rr.uniform(.7, 1)); inst(b, G.loc+Vector((d*math.cos(a), d*math.sin(a), z)), (0, 0, 0), s*rr.choice((.45, .6, .8, 1., 1.3)))
def dew(G, n, z0, z1, seed=3, s=.012): bpy.context.view_layer.update(); drops(G.o, n, (z0, z1), seed, s)

# ---------------------------------------------------------------- fruit and toppings
CITRUS = dict(lemon=('#F8DF50', '#FFF4B4', '#F0C81E', 9), orange=('#F4851A', '#FFC061', '#EE8A14', 10), grapefruit=('#E2444A', '#F99C8C', '#F2B04A', 12))
def citrus_mat(kind, r, glow=None):
    """the cut fruit; glow= lets light through (slices), with a little extra where it lies in a dark drink"""
    deep, pale, rind, n = CITRUS[kind]
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); xy = g.n('CombineXYZ', ins={'X': x, 'Y': y}).outputs[0]; q = g.math('DIVIDE', g.n('VectorMath', operation='LENGTH', ins={0: xy}).outputs['Value'], r)
        an = g.math('MULTIPLY', g.math('ARCTAN2', y, x), n/6.28318); s_ = g.math('MULTIPLY', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', an), .5)), 2.)     # 1 at the membranes
        gap = g.math('DIVIDE', .058, g.math('MAXIMUM', q, .15)); memb = g.ramp(g.math('SUBTRACT', s_, g.math('SUBTRACT', 1., gap)), [(.0, 0.), (.035, 1.)])
        outer = g.math('GREATER_THAN', q, g.math('MULTIPLY_ADD', g.math('POWER', s_, 6.), -.07, .89)); a = g.math('MAXIMUM', g.math('MAXIMUM', memb, outer), g.math('LESS_THAN', q, .09))
        cell = g.voro(1., g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', an, 5.), 'Y': g.math('MULTIPLY', q, 6.), 'Z': g.math('MULTIPLY', z, 4.)}).outputs[0]); pulp = g.mix(g.ramp(cell, [(.0, .35), (.8, 1.)]), pale, deep)
        pulp = g.mix(g.math('MULTIPLY', g.noise(5/r*.3, 3, vec=v), .35), pulp, pale); col = g.mix(a, pulp, '#FFF3D6'); pores = g.voro(11/r, v)
        skin = g.mix(g.ramp(g.noise(.9/r, 3, vec=v), [(.35, 0.), (.7, 1.)]), rind, '#E98C5A' if kind == 'grapefruit' else rind); skin = g.mix(g.math('MULTIPLY', g.math('LESS_THAN', pores, .22), .18), skin, '#8A4A10')
        rim = g.math('MAXIMUM', g.math('GREATER_THAN', q, .955), g.math('LESS_THAN', z, -.04)); col = g.mix(rim, col, skin)
        return dict(color=col, normal=g.bump(g.mix(rim, g.math('SUBTRACT', g.math('MULTIPLY', cell, -.5), a), g.math('MULTIPLY', g.ramp(pores, [(.0, 0.), (.5, 1.)]), .6)), .3, .02))
    def mk():
        m = principled(kind, deep, .2, sss=.15, sssr=(.08, .05, .02), spec=.5, coat=.35, coatr=.15, build=b)
        if glow is None: return m
        nt = m.node_tree; g = NT(nt); p = [q for q in nt.nodes if q.type == 'BSDF_PRINCIPLED'][0]; col = p.inputs['Base Color'].links[0].from_socket; L = nt.links.new
        x = g.n('MixShader', ins={0: .45}); L(p.outputs[0], x.inputs[1]); L(g.n('BsdfTranslucent', ins={'Color': col}).outputs[0], x.inputs[2])
        a = g.n('AddShader'); L(x.outputs[0], a.inputs[0]); L(g.n('Emission', ins={'Color': col, 'Strength': glow}).outputs[0], a.inputs[1]); L(a.outputs[0], nt.nodes['Material Output'].inputs[0]); return m
    return M(f'{kind}{r}{glow}', mk)
def slice_(kind, r=.22, loc=(0, 0, 0), rot=(0, 0, 0), t=.04, glow=.06):
    o = lathe('slice', [(0, t/2), (r-.010, t/2), (r, t/2-.010), (r, -t/2+.010), (r-.010, -t/2), (0, -t/2)], 56, citrus_mat(kind, r, glow), subd=1); o.location = loc; o.rotation_euler = rot; return o
def half(kind, r=.36, loc=(0, 0), tilt=50, turn=0, squash=.92):
    """half a fruit, lying on its round side with the cut towards us"""
    p = [(0, .0), (r*.5, .002), (r*.9, .0), (r-.012, -.002), (r, -.012)]+[(r*math.cos(a), -squash*r*math.sin(a)-.012) for a in np.linspace(.08, math.pi/2, 22)]
    o = lathe('half', p, 72, citrus_mat(kind, r, .16 if kind == 'lemon' else .08), subd=1); t = math.radians(tilt); low = math.sqrt((r*math.sin(t))**2+(squash*r*math.cos(t))**2)
    o.location = (*loc, low); o.rotation_euler = (t, 0, math.radians(turn)); return o
def whole(kind, r=.36, loc=(0, 0), squash=.94):
    _, _, rind, _ = CITRUS[kind]
    def b(g):
        v = g.coord('Object'); p = g.voro(11/r, v); n = g.noise(.9/r, 3, vec=v); col = g.mix(g.ramp(n, [(.35, 0.), (.7, 1.)]), rind, '#E9825A' if kind == 'grapefruit' else '#F29A20' if kind == 'orange' else '#F6D94A'); return dict(color=g.mix(g.math('MULTIPLY', g.math('LESS_THAN', p, .22), .2), col, '#8A4A10'), normal=g.bump(g.ramp(p, [(.0, 0.), (.5, 1.)]), .3, .02))
    m = principled('rind', rind, .36, sss=.08, spec=.45, coat=.15, build=b); o = ball('fruit', r, m, (1, 1, squash), (*loc, r*squash), 5)
    displace(o, lambda c, n: c*(1-.10*math.exp(-((c.x**2+c.y**2)/(.02*r*r))**.8)) if c.z > 0 else c); o.rotation_euler = (.35, .2, 0)
    ball('stalk', .03, principled('stalk', '#7A7A3A', .7), (1, 1, .5), (o.location[0]+.06*r, o.location[1]-.32*r, r*squash*1.83), 3); return o
def drizzle(o, xy, mat, rad=.022, lift=.3):
    """a string of sauce that lies on the object, along points in its own x and y"""
    me = o.data; tree = BVHTree.FromPolygons([v.co.copy() for v in me.vertices], [tuple(p.vertices) for p in me.polygons]); pts = []
    for x, y in xy:
        h, n, _, _ = tree.ray_cast(Vector((x, y, 5)), Vector((0, 0, -1)))
        if h is not None: pts.append(h+n*rad*lift)
    if len(pts) < 4: return
    for _ in range(2): pts = [pts[0]]+[(pts[i-1]+pts[i]*2+pts[i+1])/4+Vector((0, 0, .002)) for i in range(1, len(pts)-1)]+[pts[-1]]
    d = sweep('drizzle', pts, lambda t: rad*(.75+.25*math.sin(t*23)), mat, 10); d.location = o.location; d.rotation_euler = o.rotation_euler; return d
def vanilla(loc, rz, L=1.0, bow=.12, rx=0., seed=1):
    """a vanilla pod"""
    def b(g): v = g.coord('Object'); n = g.n('Mapping', ins={'Vector': v, 'Scale': (3, 40, 40)}).outputs[0]; k = g.noise(1.5, 4, .6, vec=n); return dict(color=g.ramp(k, [(.3, '#170B05'), (.7, '#3E2413')]), normal=g.bump(k, .7, .02))
    P = bez((-L/2, 0, 0), (-L/6, bow, .01), (L/5, bow*.8, .0), (L/2, -bow*.6, .02), 30); o = sweep('pod', P, lambda t: .030*min(1, .35+5*t, .30+7*(1-t))+.002*math.sin(t*60), M('pod', lambda: principled('pod', '#2A170C', .34, spec=.5, coat=.25, build=b)), 12, .7)
    o.location = loc; o.rotation_euler = (rx, 0, rz); return o
def petal(loc, rot, s=1., seed=1, c1='#D8506E', c2='#F3B6C2'):
    o = leaf(.20*s, .10*s, .25, .55, 0, .12, M('petal', lambda: principled('petal', c1, .5, sss=.1, spec=.3, sheen=.3, build=lambda g: dict(color=g.mix(g.sep(g.coord('UV'))[0], c2, c1)))), seed, blunt=.45); o.location = loc; o.rotation_euler = rot; return o
def crumbs(loc, r, n, colors, s=.02, seed=4, z=.0):
    """chopped nuts, salt or sugar strewn in a round"""
    rr = random.Random(seed); src = []
    for k, c in enumerate(colors): src.append(ball('crumb', 1, principled('crumb', c, .6, sss=.05, spec=.3), (1, .8, .7), sub=2, nz=.3, nscale=1.2, loc=(0, 0, -9)))
    for _ in range(n): a = rr.uniform(0, 6.29); d = r*abs(rr.gauss(0, .45)); d = min(d, r); inst(rr.choice(src), (loc[0]+d*math.cos(a), loc[1]+d*math.sin(a), loc[2]+rr.uniform(0, z)), (rr.uniform(0, 6), rr.uniform(0, 6), 0), s*rr.uniform(.5, 1.35))

# ---------------------------------------------------------------- the drinks
def on_rim(G, kind, r, side=1, turn=0, up=.35): return slice_(kind, r, G.loc+Vector((side*(G.r(G.H)+.01), 0, G.H+r*up)), (math.radians(90), 0, math.radians(turn)), .035, .22)
def ginger_root(loc, rz):
    """a knob of ginger with a fresh cut"""
    L = [(-.30, 0, .13, .13), (-.16, .02, .14, .14), (0, 0, .15, .15), (.15, -.01, .14, .14), (.28, .03, .13, .125), (.02, -.14, .11, .10), (.03, -.24, .10, .095), (-.20, .14, .12, .10), (-.25, .25, .12, .095), (.24, .14, .12, .095), (.28, -.08, .20, .09)]
    o = merge([ball('g', r, None, (1.15, 1, .95), (x, y, z), 4) for x, y, z, r in L], 'ginger'); md = o.modifiers.new('r', 'REMESH'); md.mode = 'VOXEL'; md.voxel_size = .017; md.use_smooth_shade = True; apply_mods(o)
    displace(o, lambda c, n: c+n*(.016*fb(c, 5, 4, 3)+.004*math.sin(c.x*70+6*fb(c, 3))))
    def b(g): v = g.coord('Object'); n = g.noise(4, 5, .65, .5, v); w = g.n('TexWave', wave_type='BANDS', bands_direction='X', ins={'Scale': 7, 'Vector': v, 'Distortion': 5, 'Detail': 3}).outputs['Fac']; return dict(color=g.mix(g.math('MULTIPLY', w, .35), g.ramp(n, [(.3, '#9C7038'), (.5, '#C99C5A'), (.7, '#E0BE83')]), '#8C6230'), normal=g.bump(g.math('ADD', g.noise(26, 4, .7, vec=v), w), .35, .015))
    o.data.materials.clear(); o.data.materials.append(principled('gskin', '#C99C5A', .62, sss=.05, spec=.3, build=b))
    def f(g): v = g.coord('Object'); return dict(color=g.ramp(g.noise(16, 5, .7, vec=v), [(.3, '#F2D468'), (.6, '#FFF0AC')]), normal=g.bump(g.noise(45, 3, .7, vec=v), .4, .02))
    cut(o, (-.33, 0, .13), (-1, -.35, .15), principled('gcut', '#F0D46A', .35, sss=.15, spec=.5, build=f)); o.location = loc; o.rotation_euler = (0, 0, rz)
    d = lathe('gslice', [(0, .018), (.115, .018), (.125, .010), (.125, -.012), (0, -.014)], 40, principled('gc2', '#F0D46A', .35, sss=.15, spec=.5, build=f), subd=1, rfn=lambda a: 1+.10*math.sin(2*a)+.05*math.sin(5*a+1)); return d
def ginger_lemonade():
    studio(); coaster(.54, (-.12, 0, 0)); G = Glass(TALL, loc=(-.12, 0, .05)); z = 1.10
    G.fill(z, clear('lemonade', '#FFFBE6', '#F3DE86', .75, '#FBF0B8', .16)); iced(G, z, 2, .27, 4)
    for x, y, h, ry in ((-.07, -.285, .36, .2), (.10, -.275, .80, -.5)): slice_('lemon', .18, G.loc+Vector((x, y, h)), (math.radians(88), ry, 0), .03, .22)
    on_rim(G, 'lemon', .20, 1, -14); mint_sprig(G.loc+Vector((-.12, -.10, z+.15)), 1.0, 9, 3); straw(G.loc+Vector((.08, .10, .3)), G.loc+Vector((-.24, .16, 1.72)))
    d = ginger_root((.74, -.10, 0), .85); d.location = (.36, -.52, .03); d.rotation_euler = (.05, 0, .5); e = inst(d, (.50, -.60, .055), (.16, -.1, 1.4), .92); mint_sprig((-.80, -.28, .03), .6, 6, 9)
    camera(14, 2.25, (.04, 0, .80), fstop=.6, focus=(0, -.35, .85))
def iced_tea():
    studio(); G = Glass(FLARED, loc=(-.06, 0, .012)); z = .93; napkin(1.0, (-.02, 0, 0), .45, PAL['sage'], 'sage', .004)
    G.fill(z, clear('tea', '#FBD494', '#E08A28', 1.05)); iced(G, z, 1, .29, 6)
    for x, y, h, ry in ((.08, -.235, .33, .2), (-.11, -.275, .66, -.4)): slice_('lemon', .19, G.loc+Vector((x, y, h)), (math.radians(86), ry, 0), .03, .33)
    on_rim(G, 'lemon', .21, 1, -12); straw(G.loc+Vector((-.02, .10, .3)), G.loc+Vector((-.30, .14, 1.52)), c2=PAL['brick']); dew(G, 130, .1, .95, 4)
    half('lemon', .24, (.66, -.22), 48, 16); slice_('lemon', .23, (-.70, -.36, .025), (0, 0, .4)); slice_('lemon', .23, (-.58, -.52, .055), (.12, -.14, 1.1))
    camera(15, 2.0, (.02, 0, .68), fstop=.6, focus=(0, -.35, .7))
def juice(kind, light, color, dark, pts, fr, hr, pulp):
    """fresh juice beside the fruit that it was pressed from"""
    studio(); G = Glass(pts, loc=(-.36, .05, 0)); z = G.H-.10
    G.fill(z, thick(kind, light, color, dark, None, .05, .22, 46), dome=.004); froth(G, z, 90, pulp, 3, .014)
    half(kind, hr, (.46, -.26), 50, 12); whole(kind, hr*1.03, (.70, .56)); slice_(kind, hr*.72, (-.44, -.55, .022), (0, 0, .3), .04)
    camera(17, 2.0, (.03, 0, fr), fstop=.6, focus=(0, -.35, .6))
def banana_slice(loc, rot, s=1.):
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); q = g.n('VectorMath', operation='LENGTH', ins={0: v}).outputs['Value']; an = g.math('ARCTAN2', y, x); seed = g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', q, .055)), .022), g.math('GREATER_THAN', g.math('COSINE', g.math('MULTIPLY', an, 3.)), .55))
        return dict(color=g.mix(g.math('MULTIPLY', seed, .55), g.ramp(g.math('DIVIDE', q, .17), [(0, '#EBD08A'), (.5, '#F7E6B4'), (.9, '#FBF0CF')]), '#8A5A28'), normal=g.bump(g.noise(20, 4, vec=v), .2, .01))
    o = lathe('banana', [(0, .03), (.15, .03), (.17, .015), (.17, -.02), (.15, -.032), (0, -.032)], 40, M('banana', lambda: principled('banana', '#F7E6B4', .4, sss=.2, spec=.4, build=b)), subd=1); o.location = loc; o.rotation_euler = rot; o.scale = (s, s, s); return o
def swirl(G, z, mat, h=.10, turns=2.2):
    """the thick top of a smoothie, with the mark of the spoon"""
    R_ = G.r(z)+.004
    def f(u, v): a = u*2*math.pi; d = v*R_; w = np.sin(v*turns*2*math.pi-a); return d*np.cos(a), d*np.sin(a), z+h*(1-v**2)**1.2*.6+.022*w*(1-v**4)*np.clip(v*3, 0, 1)
    o = grid('top', f, 90, 40, wu=True, mat=mat); o.location = G.loc; return o
def strawberry_smoothie():
    studio(); G = Glass(CURVY, loc=(-.08, .02, .0)); m = thick('smoothie', '#FAC6C2', '#EE8A90', '#E06E7A', '#9E2238', .05, .3, 40); z = 1.17
    G.fill(z, m); swirl(G, z, m, .13); S, Hf = strawberry_parts(); L = G.loc
    inst(S, L+Vector((.44, -.05, 1.33)), (.12, .95, -.2), .19); straw(L+Vector((.0, .1, .5)), L+Vector((-.26, .14, 1.72)), c2='#C4545F')
    inst(S, (.56, -.16, .19), (1.75, .2, .7), .20); inst(Hf, (.30, -.55, .15), (-1.05, 0, .25), .19); inst(S, (.86, .14, .18), (1.5, -.5, -.9), .18)
    banana_slice((-.62, -.30, .035), (0, 0, .4)); banana_slice((-.50, -.46, .075), (.22, -.20, 1.2), .96); l = mint_sprig(L+Vector((-.02, -.06, z+.07)), .42, 6, 5)
    camera(15, 2.2, (.04, 0, .79), fstop=.6, focus=(0, -.35, .8))
def whipped(): return principled('whipped', '#FFF4E2', .42, spec=.35, build=lambda g: dict(normal=g.bump(g.noise(14, 4, .55, vec=g.coord('Object')), .12, .03)))
def shaker(loc):
    """the steel cup of the milkshake mixer"""
    p = [(0, .03), (.24, .03), (.262, .05), (.31, .60), (.345, 1.10), (.352, 1.14), (.364, 1.145), (.368, 1.13), (.36, 1.10), (.325, .60), (.318, .58), (.322, .56), (.275, .04), (.262, 0), (0, 0)]
    o = lathe('shaker', p, 96, steel(.32, '#F6F3EE'), subd=1); o.location = loc; return o
def vanilla_milkshake():
    studio(); G = Glass(SODA, base=.05, foot=FOOT, loc=(-.22, -.05, 0)); m = thick('shake', '#FFF3DC', '#FCE6C2', '#F5D8AA', '#7A4E24', .0, .3, 30, .10, 0); z = 1.27
    G.fill(z, m); shaker((.48, .42, 0)); w = whip(G.loc+Vector((0, 0, z-.02)), .375, .44, whipped()); straw(G.loc+Vector((.10, .08, .8)), G.loc+Vector((.30, .12, 1.84)), rad=.042)
    v = vanilla(G.loc+Vector((-.20, -.13, z+.30)), 0, .64, .05); v.rotation_euler = (0, math.radians(-118), -.15)
    vanilla((.28, -.50, .035), .30, 1.05, .10); vanilla((.34, -.42, .045), -.06, .9, -.08)
    camera(14, 2.32, (.06, 0, .86), fstop=.6, focus=(0, -.4, .9))
def mango(loc, rot, s=1.):
    """a mango cheek cut into cubes"""
    sm = lambda e0, e1, t: (lambda q: q*q*(3-2*q))(np.clip((t-e0)/(e1-e0), 0, 1)); n = 5
    def f(u, v):
        X, Y = 2*u-1, 2*v-1; x = X*np.sqrt(1-Y*Y/2); y = Y*np.sqrt(1-X*X/2); r2 = x*x+y*y; cx = np.abs((u*n) % 1-.5)*2; cy = np.abs((v*n) % 1-.5)*2; k = 1-sm(.72, .98, cx); l = 1-sm(.72, .98, cy)
        e = sm(1., .90, np.maximum(np.abs(X), np.abs(Y))); return x*.52*(1+.10*k*l), y*.37*(1+.08*k*l), .10+.13*(1-r2)+e*(.13*k*l*(.75+.25*(1-r2)))-.02
    def b(g): v = g.coord('Object'); z = g.sep(v)[2]; return dict(color=g.mix(g.noise(7, 4, .6, vec=v), '#F28C0E', '#FFB22E'), normal=g.bump(g.noise(16, 4, .6, vec=v), .25, .02))
    a = grid('mango', f, 150, 150, mat=principled('mangof', '#F5A51D', .24, sss=.18, sssr=(.1, .06, .02), spec=.5, coat=.3, build=b))
    def c(g): v = g.coord('Object'); return dict(color=g.ramp(g.noise(1.7, 3, .5, .6, v), [(.3, '#D9572B'), (.48, '#EDA12E'), (.7, '#A8A83A')]), normal=g.bump(g.noise(30, 2, vec=v), .06, .01))
    k = ball('skin', 1, principled('mangos', '#EDA12E', .3, sss=.05, spec=.5, coat=.25, build=c), (.525, .375, .22), sub=5); cut(k, (0, 0, .07), (0, 0, 1)); k.location = (0, 0, .06)
    return join_group([a, k], loc, rot, s)
def cardamom(n, cx, cy, r, seed=2):
    rr = random.Random(seed); o = ball('pod', 1, principled('cardamom', '#93A65A', .55, spec=.3, build=lambda g: dict(color=g.mix(g.noise(5, 3, vec=g.coord('Object')), '#7E9348', '#B7C283'))), (1, .46, .46), sub=5, loc=(0, 0, -9))
    displace(o, lambda c, n_: Vector((c.x, c.y*(1-.25*c.x**2)*(1+.08*math.cos(9*math.atan2(c.z, c.y))), c.z*(1-.25*c.x**2)*(1+.08*math.cos(9*math.atan2(c.z, c.y))))))
    for _ in range(n): inst(o, (cx+rr.gauss(0, r), cy+rr.gauss(0, r*.6), .035), (rr.uniform(0, 3), rr.uniform(-.1, .1), rr.uniform(0, 6.3)), .085*rr.uniform(.85, 1.1))
def mango_lassi():
    studio(); plate(.62, PAL['sage'], (-.22, .05, 0), .07); G = Glass(BELLY, loc=(-.22, .05, .031)); m = thick('lassi', '#FBC651', '#F5A623', '#EC9414', None, .03, .26, 26); z = .94
    G.fill(z, m, dome=.02); froth(G, z, 26, '#FBD27A', 4, .016)
    crumbs(G.loc+Vector((.02, -.02, z+.016)), .24, 90, ['#8FA63E', '#B5C263', '#6F8A2E', '#C9B26A'], .021, 4, .02)
    for x, y, a, s in ((-.16, -.10, .4, 1.0), (.14, .08, 2.2, .9), (.10, -.20, -.6, .95)): petal(G.loc+Vector((x, y, z+.03)), (0, -.25, a), s, int(10*a))
    mango((.585, -.24, .17), (math.radians(24), math.radians(-6), .35), .84); cardamom(6, .02, -.62, .10); petal((-.62, -.52, .03), (0, -.1, .6), 1.1, 3); petal((-.76, -.40, .03), (0, -.1, 2.6), .9, 5)
    camera(19, 2.0, (.06, 0, .56), fstop=.6, focus=(0, -.35, .7))

PICTURES = {
    'ginger-lemonade': ginger_lemonade, 'lemon-iced-tea': iced_tea,
    'orange-juice': partial(juice, 'orange', '#FFB038', '#FF981C', '#F48812', FLARED, .56, .36, '#FFC65A'),
    'grapefruit-juice': partial(juice, 'grapefruit', '#FBB6A2', '#F58F7E', '#EC7467', BELLY, .56, .39, '#FBC0AC'),
    'strawberry-smoothie': strawberry_smoothie, 'vanilla-milkshake': vanilla_milkshake, 'mango-lassi': mango_lassi,
}
