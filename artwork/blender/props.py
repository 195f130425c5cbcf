"""Tableware, glassware, small food parts and the first ten dishes, to be used by every picture. 1 BU = 10 cm."""
from kit import *
# ---------------------------------------------------------------- tableware
def plate(r=.95, color=PAL['stone'], loc=(0, 0, 0), rim=.11):
    p = [(0, .03), (r*.35, .03), (r*.62, .032), (r*.70, .045), (r*.84, rim*.72), (r*.97, rim), (r*.995, rim+.008), (r, rim-.004), (r*.97, rim-.024), (r*.84, rim*.72-.04), (r*.66, .0), (r*.62, 0), (r*.56, .012), (0, .012)]
    o = lathe('plate', p, 72, ceramic(color)); o.location = loc; return o
def cup(color=PAL['stone'], inner=None, R0=.47, H=.60, handle=True, ang=-28):
    t = .026; prof = [(0, .075), (.17, .078), (.31, .14), (R0-.075, .30), (R0-.035, H-.12), (R0-.022, H-.02), (R0-.008, H+.004), (R0+.006, H-.012), (R0-.004, H-.12), (R0-.042, .29), (.33, .10), (.275, .045), (.27, .0), (.245, -.002), (.225, .02), (0, .025)]
    o = [lathe('cup', prof, 72, ceramic(color, rough=.16))]
    if handle:
        a = math.radians(ang); c, s_ = math.cos(a), math.sin(a)
        P = bez((R0-.03, 0, H-.10), (R0+.30, 0, H+.02), (R0+.30, 0, .13), (R0-.115, 0, .17), 26)
        P = [(p[0]*c, p[0]*s_, p[2]) for p in P]
        o.append(sweep('handle', P, lambda t: .048+.018*abs(2*t-1)**3, ceramic(color, rough=.16), 14, 1.25, subd=1))
    return o
def spoon(loc, rz, s=1.):
    """teaspoon lying flat"""
    def f(u, v):
        t = u; w = np.where(t < .3, .105*np.sqrt(np.clip(1-((t-.15)/.152)**2, 0, 1)), .018+.016*np.clip((t-.35)/.65, 0, 1)**2)
        w = np.maximum(w, .014); x = (v-.5)*2*w; y = t*1.25
        bowl = np.where(t < .3, -.045*np.clip(1-((t-.15)/.15)**2, 0, 1)*(1-(2*v-1)**2), 0); arch = .05*np.sin(np.clip((t-.25)/.75, 0, 1)*math.pi)
        return x, y, bowl+arch+.05
    o = grid('spoon', f, 60, 9, mat=steel(.16), subd=1); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .014
    o.location = loc; o.rotation_euler = (0, 0, rz); o.scale = (s, s, s); return o
def napkin(size=1.5, loc=(0, 0, 0), rz=.3, color=PAL['linen'], key='linen', folds=.02):
    def f(u, v):
        x = (u-.5)*size; y = (v-.5)*size*.8; z = .012+folds*(np.sin(u*9+v*3)*.5+np.sin(v*11-u*5)*.4+.9)*np.clip(np.abs(u-.5)*2, .2, 1)
        return x, y, z
    o = grid('napkin', f, 60, 60, mat=linen(color, key)); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .012; o.location = loc; o.rotation_euler = (0, 0, rz); return o
def board(size=(2.0, 1.3, .09), loc=(0, 0, 0), rz=.12):
    return rbox('board', size, .035, wood('#8A5A36', '#6B4025', '#3F2413', planks=.62, rough=.5, key='walnut'), 4, loc=(loc[0], loc[1], loc[2]+size[2]/2), rot=(0, 0, rz))
def bean(mat=None):
    """coffee bean, flat side up with S crease"""
    m = mat or M('bean', lambda: principled('bean', '#3A1D0E', .38, spec=.45, build=lambda g: dict(color=g.mix(g.noise(6, 3, vec=g.coord('Object')), '#2A1309', '#5A3018'), normal=g.bump(g.noise(30, 3, vec=g.coord('Object')), .2, .01))))
    o = ball('bean', 1, m, sub=4)
    for v in o.data.vertices:
        x, y, z = v.co; y *= .70; z = z*.52 if z < 0 else z*.38
        if z > 0: z -= .22*math.exp(-((y+.07*math.sin(x*3))/.09)**2)*(1-x*x)
        v.co = (x, y, z)
    o.scale = (.085,)*3; return o
def beans_scatter(n, cx, cy, r, seed=3):
    rr = random.Random(seed); b = bean(); b.location = (9, 9, -5); pts = []
    for _ in range(n*20):
        if len(pts) >= n: break
        x = cx+rr.gauss(0, r); y = cy+rr.gauss(0, r*.7)
        if all((x-a)**2+(y-c)**2 > .016 for a, c in pts): pts.append((x, y))
    for x, y in pts: inst(b, (x, y, .035), (rr.uniform(-.5, .5)+(math.pi if rr.random() < .35 else 0), rr.uniform(-.3, .3), rr.uniform(0, 6.3)), .085)

# ---------------------------------------------------------------- latte art
def latte_art(n=1024, kind='tulip', seed=1):
    y, x = np.mgrid[1:-1:n*1j, -1:1:n*1j]; y = y[::-1]  # row 0 = bottom
    x0, y0 = x.copy(), y.copy()
    wx = vnoise((n, n), 5, seed)-.5; wy = vnoise((n, n), 5, seed+9)-.5; x = x+wx*.07; y = y+wy*.07
    sm = lambda e0, e1, t: (lambda q: q*q*(3-2*q))(np.clip((t-e0)/(e1-e0), 0, 1))
    r = np.hypot(x, y)
    def heart(cx, cy, s, k=.62):
        X = np.abs(x-cx)/s; Y = (y-cy)/s; return np.sqrt(X**2+(Y-k*np.sqrt(X+1e-3)+.18)**2)   # <1 inside
    m = np.zeros((n, n))
    layers = dict(tulip=[(-.16, .66), (.02, .52), (.19, .38), (.34, .24)], heart=[(-.08, .60)], rosetta=[(-.20+.092*i, .70-.066*i) for i in range(9)])[kind]
    gap = dict(tulip=.075, heart=.05, rosetta=.05)[kind]
    for i, (cy, s) in enumerate(layers):
        h = heart(.012*math.sin(i*2.1), cy, s)*s-s                                        # ~ signed distance
        m = m*sm(gap*.75, gap*1.15, h); m = np.maximum(m, sm(.012, -.022, h))
        if kind == 'heart': m *= 1-.55*sm(.02, .0, np.abs(h+.11+.02*np.sin(x*6)))*sm(.2, -.3, y)
    ln = sm(.016, .002, np.abs(x-.02*np.sin(y*4))-.008*(y+.75))*(y > -.80)*sm(.62, .45, y); m = m*(1-.85*ln)
    m = np.maximum(m, sm(.02, -.02, np.hypot(x*2.2, (y+.83)*.8)-.085))
    m = np.clip(m, 0, 1)
    n1 = vnoise((n, n), 9, seed+3); n2 = vnoise((n, n), 60, seed+4, 3); R_ = np.hypot(x0, y0)
    c = lambda h: np.array([int(h[i:i+2], 16)/255 for i in (1, 3, 5)])
    crema = c('#8F4E1F')[None, None]*(1-n1[..., None])+c('#B5732F')[None, None]*n1[..., None]
    crema = crema*(.92+.16*n2[..., None]); edge = sm(.74, .98, R_)[..., None]; crema = crema*(1-edge*.62)+c('#5A2A0E')*edge*.62
    milk = c('#FBF0DE')*(.97+.05*n2[..., None])
    halo = np.clip(m*1.0, 0, 1)[..., None]; out = crema*(1-halo)+milk*halo
    return np.clip(out, 0, 1)
def foam_surface(r, z, img, mat_name='foam', dome=.012, bubbles=.4):
    def b(g):
        uv = g.n('TexCoord').outputs['UV']; t = g.n('TexImage', ins={'Vector': uv}); t.image = img; t.interpolation = 'Cubic'
        v = g.coord('Object'); b1 = g.voro(55, v); b2 = g.voro(130, v); h = g.math('ADD', g.math('MULTIPLY', g.ramp(b1, [(.0, 0.), (.5, 1.)]), .35), g.math('MULTIPLY', b2, .4))
        col = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1., g.ramp(b1, [(.02, 0.), (.14, 1.)])), .25), t.outputs['Color'], '#8a4f22')
        return dict(color=col, normal=g.bump(h, bubbles*.35, .008))
    m = principled(mat_name, '#fff', .33, sss=.10, sssr=(.03, .02, .012), spec=.45, build=b)
    def f(u, v):
        rr = v*r; a = u*2*math.pi; return rr*np.cos(a), rr*np.sin(a), z+dome*(1-v**2)-.0+.012*np.clip((v-.93)/.07, 0, 1)**2
    o = grid('foam', f, 96, 40, wu=True, mat=m)
    uv = o.data.uv_layers[0]; idx = np.empty(len(o.data.loops), int); o.data.loops.foreach_get('vertex_index', idx)
    co = np.empty(len(o.data.vertices)*3); o.data.vertices.foreach_get('co', co); co = co.reshape(-1, 3)[:, :2]/r/2+.5; uv.data.foreach_set('uv', co[idx].ravel()); return o

def cappuccino(kind='tulip', color=PAL['stone']):
    studio(); z = .055
    sa = [(0, .045), (.24, .045), (.29, .05), (.33, .06), (.52, .085), (.70, .135), (.725, .142), (.735, .134), (.71, .118), (.50, .055), (.32, .0), (.28, 0), (.26, .02), (0, .02)]
    lathe('saucer', sa, 72, ceramic(color))
    for o in cup(color): o.location.z = z
    im = np_image('art', latte_art(kind=kind)); fo = foam_surface(.452, z+.545, im); fo.rotation_euler = (0, 0, math.radians(18))
    spoon((-.02, -.60, .115), math.radians(-58), .62); biscuit((-.50, -.20, .135), math.radians(64))
    beans_scatter(9, -.78, -.42, .16)
    napkin(1.7, (.25, .35, 0), .35, PAL['sage'], 'sage', .03)
    camera(38, 1.95, (.03, 0, .30), fstop=.7, focus=(0, -.2, .55))

# ---------------------------------------------------------------- glassware & drinks
def tumbler(r0=.33, r1=.415, H=1.45, t=.022, base=.11):
    p = [(0, base), (r0-t-.05, base), (r0-t-.012, base+.02), (r0-t, base+.08), (r1-t, H-.03), (r1-t*.6, H+.004), (r1-t*.2, H), (r1, H-.03), (r0, .06), (r0-.012, .012), (r0-.04, 0), (0, .012)]
    return lathe('tumbler', p, 80, M('glass', lambda: glass()))
def layered(stops, z0, z1, warp=.5, swirl=1., key='lay', rough=.25):
    """milk drink whose colour depends on height with marbled mixing"""
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v)
        a = g.n('Mapping', ins={'Vector': v, 'Scale': (2.2, 2.2, .9)}).outputs[0]
        n1 = g.noise(1.5, 5, .62, 1.6*swirl, a); a2 = g.n('Mapping', ins={'Vector': v, 'Scale': (5, 5, .8)}).outputs[0]; n2 = g.noise(2.2, 4, .6, .8, a2)
        t = g.math('DIVIDE', g.math('SUBTRACT', z, z0), z1-z0)
        t = g.math('ADD', t, g.math('MULTIPLY', g.math('SUBTRACT', g.math('MULTIPLY_ADD', n2, .35, g.math('MULTIPLY', n1, .65)), .5), warp))
        return dict(color=g.ramp(t, stops))
    return principled(key, '#fff', rough, sss=.08, sssr=(.06, .04, .02), spec=.35, build=b)
def liquid_body(r0, r1, z0, z1, zt0, zt1, mat, top=True, e=.003):
    """fill inside a tapered glass (inner radius r0@zt0 -> r1@zt1), slightly overlapping the wall"""
    rr = lambda z: r0+(r1-r0)*(z-zt0)/(zt1-zt0)+e
    p = [(0, z0-.004), (rr(z0)-.05, z0-.004), (rr(z0+.03)-.012, z0+.014), (rr(z0+.08), z0+.08)]+[(rr(z), z) for z in np.linspace(z0+.16, z1-.03, 6)]+[(rr(z1), z1-.004), (rr(z1)-.006, z1), (0, z1-.002)]
    return lathe('liquid', p, 72, mat, subd=1)
def ice_mat():
    def mk():
        m, g, out = material('ice'); v = g.coord('Object'); nb = g.bump(g.noise(5, 4, .6, .5, v), .22, .05)
        gl = g.n('BsdfGlass', ins={'Color': '#FFFFFF', 'Roughness': .05, 'IOR': 1.25, 'Normal': nb}); tr = g.n('BsdfTransparent', ins={'Color': '#FBFDFF'})
        wh = g.n('BsdfTranslucent', ins={'Color': '#FFFFFF'}); df = g.n('BsdfDiffuse', ins={'Color': '#FFFFFF'}); wd = g.n('AddShader'); L = g.nt.links.new
        L(wh.outputs[0], wd.inputs[0]); L(df.outputs[0], wd.inputs[1])
        fr = g.math('MULTIPLY', g.ramp(g.noise(6, 5, .65, .8, v), [(.40, .10), (.70, .75)]), .55)
        a_ = g.n('MixShader', ins={0: fr}); L(gl.outputs[0], a_.inputs[1]); L(wd.outputs[0], a_.inputs[2])
        lp = g.n('LightPath'); f = g.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']); b_ = g.n('MixShader', ins={0: f}); L(a_.outputs[0], b_.inputs[1]); L(tr.outputs[0], b_.inputs[2]); L(b_.outputs[0], out.inputs[0]); return m
    return M('ice', mk)
def ice(n, r, z, size=.26, seed=2, up=.10):
    rr = random.Random(seed); out = []
    for i in range(n):
        a = i*2.4+rr.random(); d = r*math.sqrt((i+.3)/n)*.9
        o = rbox('ice', (size, size*rr.uniform(.85, 1), size*rr.uniform(.8, 1)), .05, ice_mat(), 4, loc=(d*math.cos(a), d*math.sin(a), z+rr.uniform(0, up)), rot=(rr.uniform(-.6, .6), rr.uniform(-.6, .6), rr.uniform(0, 3)))
        displace(o, lambda c, n_: c*(1+.06*fb(c, 4., 3, i))); out.append(o)
    return out
def straw(base, top, rad=.038, c1='#F4EBDC', c2=PAL['sage'], metal=False):
    def b(g):
        v = g.coord('UV'); x, y, _ = g.sep(v); s = g.math('FRACT', g.math('ADD', g.math('MULTIPLY', x, 9.), y)); return dict(color=g.mix(g.math('GREATER_THAN', s, .5), c1, c2))
    base, top = Vector(base), Vector(top); d = (top-base); L = d.length
    m = steel(.12) if metal else principled('straw', '#fff', .6, build=b)
    def f(u, v):
        a = v*2*math.pi; return rad*np.cos(a), rad*np.sin(a), u*L
    o = grid('straw', f, 40, 24, mat=m); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = -.006
    o.location = base; o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler(); return o
def coaster(r=.56, loc=(0, 0, 0)):
    def b(g):
        v = g.coord('Object'); n = g.voro(24, v, out='Color'); nn = g.sep(n)[0]; return dict(color=g.ramp(nn, [(0, '#8a6238'), (.5, '#c2925c'), (1, '#d7ad78')]), normal=g.bump(g.noise(40, 3, vec=v), .5, .02))
    o = lathe('coaster', [(0, .05), (r-.02, .05), (r, .04), (r, .01), (r-.015, 0), (0, 0)], 64, principled('cork', '#c2925c', .9, spec=.15, build=b), subd=1); o.location = loc; return o
def iced_latte():
    studio(); coaster(); Z = .05
    g = tumbler(); g.location.z = Z
    m = layered([(.0, '#F7EAD4'), (.30, '#F3E0C2'), (.44, '#D9AE78'), (.60, '#A96F3B'), (.80, '#6B3717'), (1., '#3B1A0B')], .11, 1.26, .55, 1., 'icedlatte')
    l = liquid_body(.308, .393, .11, 1.24, .19, 1.42, m); l.location.z = Z
    for o in ice(6, .27, 1.24+Z, .27, 5, .13): pass
    straw((-.10, .05, .3), (.27, -.02, 2.05))
    beans_scatter(8, .62, -.42, .13, 8)
    camera(13, 2.35, (0.02, 0, .93), fstop=.6, focus=(0, -.35, .9))

# ---------------------------------------------------------------- small props
def biscuit(loc, rz, tilt=.0):
    """speculoos"""
    def b(g):
        v = g.coord('Object'); n = g.noise(9, 5, .65, vec=v); return dict(color=g.ramp(n, [(.3, '#7A4420'), (.55, '#A9682F'), (.75, '#C08443')]), normal=g.bump(g.math('ADD', g.noise(34, 4, .7, vec=v), g.math('MULTIPLY', n, .5)), .6, .02))
    m = M('spec', lambda: principled('speculoos', '#A9682F', .7, spec=.25, build=b))
    def f(u, v):
        x = (u-.5); y = (v-.5); ex = np.clip((np.abs(x)-.40)/.10, 0, 1); ey = np.clip((np.abs(y)-.36)/.14, 0, 1); sc = 1+.022*np.cos(v*2*math.pi*9)*ex**2+.022*np.cos(u*2*math.pi*14)*ey**2
        d = np.minimum(.5-np.abs(x), (.5-np.abs(y))*.6); z = .045*np.clip(d/.03, 0, 1)**.5+.008*np.sin(u*30)*np.sin(v*18)*(d > .06)-.010*((d > .055)&(d < .075))
        return x*.52*sc, y*.30*sc, z
    o = grid('biscuit', f, 110, 70, mat=m); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .03; md.offset = -1; o.location = loc; o.rotation_euler = (tilt, .0, rz); return o
def lemon_slice(r=.24, color='#F3D34A', rind='#E8B923', loc=(0, 0, 0), rot=(0, 0, 0), thick=.045):
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); rad = g.n('VectorMath', operation='LENGTH', ins={0: v}).outputs['Value']; an = g.math('ARCTAN2', y, x)
        seg = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', an, 9/6.28318)), .5)); rr_ = g.math('DIVIDE', rad, r)
        w = g.math('DIVIDE', .035, g.math('MAXIMUM', rr_, .12)); memb = g.math('GREATER_THAN', seg, g.math('SUBTRACT', .5, w))
        a = g.math('MAXIMUM', memb, g.math('GREATER_THAN', rr_, .86)); a = g.math('MAXIMUM', a, g.math('LESS_THAN', rr_, .09))
        n = g.noise(26, 3, .5, 1.5, v); pulp = g.mix(n, color, '#FFF3B0'); col = g.mix(a, pulp, '#FFF8E2'); col = g.mix(g.math('GREATER_THAN', rr_, .94), col, rind)
        return dict(color=col, normal=g.bump(g.math('SUBTRACT', g.math('MULTIPLY', n, .5), a), .3, .02))
    m = principled('citrus', color, .25, sss=.15, sssr=(.06, .05, .02), spec=.5, build=b)
    o = lathe('citrus', [(0, thick/2), (r-.012, thick/2), (r, thick/2-.012), (r, -thick/2+.012), (r-.012, -thick/2), (0, -thick/2)], 48, m, subd=1); o.location = loc; o.rotation_euler = rot; return o
def mint_sprig(loc, s=1., n=7, seed=3, mat=None):
    rr = random.Random(seed); m = mat or leaf_mat('#2F6B2C', '#6FA348', 'mint'); obs = []
    for i in range(n):
        k = 1-.09*i; o = leaf(.34*k, .13*k, .18, .30, .10, .05, m, seed+i); o.rotation_euler = (rr.uniform(-.2, .2), -.35-.13*i, i*2.4); o.location = (0, 0, .012*i); obs.append(o)
    return join_group(obs, loc, (0, 0, rr.uniform(0, 6)), s)
_S = {}
def strawberry_parts():
    if bpy.context.scene.get('sb'): return bpy.data.objects['sbody'], bpy.data.objects['shalf']
    rr = random.Random(4); N = 120; ga = math.pi*(3-math.sqrt(5)); seeds = []
    def shape(d):
        x, y, z = d; t = (z+1)/2; k = .60+.50*t-.16*t*t; return Vector((x*k*1.02, y*k, z*.98-(.06 if z > .85 else 0)))
    for i in range(N):
        z = 1-2*(i+.5)/N; q = math.sqrt(1-z*z); seeds.append(Vector((q*math.cos(ga*i), q*math.sin(ga*i), z)))
    S = np.array([tuple(s_) for s_ in seeds])
    def b(g):
        v = g.coord('Object'); z = g.sep(v)[2]; n = g.noise(3, 4, .6, vec=v); f = g.math('ADD', g.math('MULTIPLY_ADD', z, .5, .5), g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .5))
        return dict(color=g.ramp(f, [(.0, '#8E0B10'), (.55, '#C4161C'), (.88, '#D8352B'), (1., '#F0B090')]), normal=g.bump(g.noise(16, 3, vec=v), .08, .02))
    red = principled('berry', '#C4161C', .24, sss=.18, sssr=(.25, .05, .03), spec=.55, coat=.3, coatr=.12, build=b)
    o = ball('sbody', 1, red, sub=5)
    for v in o.data.vertices:
        d = v.co.normalized(); m_ = 1-(S@np.array(d)).max(); v.co = shape(d)*(1-.085*math.exp(-(m_/.0030)))
    sd = ball('seed', 1, principled('seed', '#E3B24A', .4), (.028, .018, .05), sub=2); obs = [sd]; sp = []
    for s_ in seeds:
        if s_.z > .86: continue
        i = inst(sd, shape(s_)*.965, (s_.to_track_quat('X', 'Z')).to_euler(), 1.); sp.append(i)
    gm = leaf_mat('#3E7A2C', '#86B050', 'calyx'); cal = []
    for k in range(9):
        l = leaf(.62, .13, .25, .2, 0, .05, gm, k); l.location = (0, 0, .88); l.rotation_euler = (0, -.12+.5*(k % 2)*-.6, k*.698+.1); cal.append(l)
    cal.append(sweep('st', [(0, 0, .85), (0, .02, 1.1), (.05, .05, 1.3)], .05, gm, 8))
    hide_ = o.copy(); hide_.data = o.data.copy(); link(hide_)
    bpy.context.view_layer.update()
    sp2 = []
    for i in sp:
        if i.location.y > .05: j = i.copy(); link(j); sp2.append(j)
    whole = merge([o]+sp+cal, 'sbody')
    def hb(g):
        v = g.coord('Object'); x, y, z = g.sep(v); r_ = g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', x, 1.25), 'Z': g.math('MULTIPLY', g.math('SUBTRACT', z, .05), .95)}).outputs[0]}).outputs['Value']
        an = g.math('ARCTAN2', z, x); st = g.noise(1., 4, .6, vec=g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', an, 7.), 'Y': g.math('MULTIPLY', r_, 1.5)}).outputs[0])
        f = g.math('ADD', r_, g.math('MULTIPLY', g.math('SUBTRACT', st, .5), .5)); return dict(color=g.ramp(f, [(.0, '#FBE9DC'), (.20, '#F6C9B4'), (.42, '#E8604E'), (.72, '#CF2A26'), (.9, '#C0181C')]), normal=g.bump(st, .2, .03))
    hm = principled('berrycut', '#E05040', .22, sss=.2, sssr=(.2, .06, .04), spec=.5, build=hb)
    cut(hide_, (0, 0, 0), (0, -1, 0), hm); half = merge([hide_]+sp2, 'shalf')
    for q in (whole, half): q.location = (0, 0, -9)
    bpy.data.objects.remove(sd); bpy.context.scene['sb'] = 1; whole.name = 'sbody'; half.name = 'shalf'; return whole, half
def whip(loc, r=.34, h=.42, mat=None, lobes=8, tiers=2.4):
    def f(u, v):
        a = u*2*math.pi; t = v; tw = t*3.2; rad = r*(1-t)**.62*(1+.10*np.sin(t*tiers*2*math.pi+a))*(1+.16*np.abs(np.cos(lobes/2*(a+tw)))-.10); rad = np.where(t > .995, 0.001, rad)
        return rad*np.cos(a), rad*np.sin(a), h*t**.85+.02*np.sin(a+t*14)*(1-t)
    o = grid('whip', f, 120, 60, wu=True, mat=mat or M('whip', lambda: cream('#FFFAF0', 'whip', .12, 14))); o.location = loc; return o

# ---------------------------------------------------------------- hot tea
def hot_tea():
    studio(); Z = .06
    sa = [(0, .045), (.24, .045), (.29, .05), (.33, .06), (.52, .085), (.72, .125), (.745, .13), (.755, .122), (.72, .105), (.50, .055), (.32, .0), (.28, 0), (.26, .02), (0, .02)]
    lathe('saucer', sa, 72, ceramic(PAL['sage'], '#3c4636', amount=.4))
    g = M('glass', lambda: glass()); H = .86
    p = [(0, .075), (.25, .08), (.345, .13), (.375, .25), (.39, H-.03), (.398, H), (.41, H+.004), (.416, H-.03), (.40, .24), (.37, .08), (.30, .012), (.26, 0), (0, .012)]
    lathe('mug', p, 80, g).location.z = Z
    P = bez((.395, 0, H-.16), (.70, 0, H-.10), (.68, 0, .16), (.385, 0, .22), 26); a = math.radians(-18); P = [(q[0]*math.cos(a), q[0]*math.sin(a), q[2]+Z) for q in P]
    sweep('handle', P, lambda t: .038+.012*abs(2*t-1)**3, g, 16, 1.2, subd=1)
    tea = glass('tea', '#F6C071', 0, 1.33, .97, absorb='#E8952A', density=1.1)
    zt = H-.13; e = .009; pl = [(0, .066), (.25, .071), (.345+e, .126), (.375+e, .25)]+[(.375+e+(.39-.375)*(z-.25)/(H-.28), z) for z in np.linspace(.35, zt-.02, 6)]+[(.388+e, zt-.003), (.388+e, zt), (.380, zt), (0, zt)]
    lathe('tea', pl, 80, tea, subd=1).location.z = Z
    mint_sprig((-.05, -.06, zt+Z+.012), .62, 8)
    l = lemon_slice(.21, loc=(.14, .10, zt+Z+.02), rot=(.25, -.35, .3))
    # tea bag string + tag
    st = bez((.0, .25, zt+Z-.1), (-.15, -.2, H+Z+.1), (-.30, -.30, H+Z+.02), (-.318, -.285, H+Z-.0), 14)+bez((-.325, -.30, H+Z-.02), (-.34, -.31, .6), (-.33, -.32, .5), (-.345, -.335, .46), 10)
    sweep('string', st, .006, principled('cot', '#f6efe2', .8), 6)
    tag = rbox('tag', (.17, .006, .20), .002, principled('tag', '#F5EBD9', .7, build=lambda g_: dict(color=g_.mix(g_.math('LESS_THAN', g_.math('ABSOLUTE', g_.sep(g_.coord('Object'))[2]), .045), '#F5EBD9', PAL['sage']))), 2, loc=(-.35, -.345, .37), rot=(.06, .05, -.75))
    biscuit((.30, -.60, .125), math.radians(20)); biscuit((.36, -.50, .165), math.radians(38), .05)
    mint_sprig((-.95, -.25, .03), .7, 6, 9); lemon_slice(.22, loc=(-1.02, .32, .03), rot=(.0, .0, .5))
    camera(20, 2.0, (.0, 0, .44), fstop=.6, focus=(0, -.3, .6))

# ---------------------------------------------------------------- waffle
def waffle_obj(nx=6, ny=4, L=1.56, W=1.04, T=.25, sugar=.5):
    m = bread('#B56E27', '#7E4312', '#E6B45F', .55, 1.1, 'waffle', .12)
    m = powder(m, sugar)
    def f(u, v):
        x = (u-.5); y = (v-.5); wob = .012*np.sin(v*13+1)+.008*np.sin(v*29); X = x*(L+wob); Y = y*(W+.012*np.sin(u*17))
        cx = np.abs(((u*(nx+.34)-.17+ .5) % 1)-.5)*2; cy = np.abs(((v*(ny+.34)-.17+.5) % 1)-.5)*2   # 0 on ridge, 1 at pocket centre
        inside = (np.abs(x) < .5-.02)&(np.abs(y) < .5-.025)
        sm = lambda e0, e1, t: (lambda q: q*q*(3-2*q))(np.clip((t-e0)/(e1-e0), 0, 1))
        pocket = sm(.24, .50, cx)*sm(.24, .50, cy)*inside; z = T-.135*pocket
        e = np.minimum((.5-np.abs(x))*L, (.5-np.abs(y))*W); z = z-.06*(1-np.clip(e/.05, 0, 1))**2
        return X, Y, z
    o = grid('waffle', f, 260, 180, mat=m)
    for v in o.data.vertices: v.co += Vector((fb(v.co, 3, 3, 5)*.012, fb(v.co, 3, 3, 9)*.012, fb(v.co, 5, 4)*.012))
    bm = bmesh.new(); bm.from_mesh(o.data); ed = [e for e in bm.edges if e.is_boundary]
    for k, (dz, sc) in enumerate([(.045, 1.012), (.055, 1.004), (.05, .985), (.03, .95)]):
        r = bmesh.ops.extrude_edge_only(bm, edges=ed); vs = [q for q in r['geom'] if isinstance(q, bmesh.types.BMVert)]; ed = [q for q in r['geom'] if isinstance(q, bmesh.types.BMEdge) and q.is_boundary]
        for q in vs: q.co.z -= dz; q.co.x *= sc; q.co.y *= sc
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free(); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons)); return o
def waffle():
    studio(); plate(1.16, PAL['stone'])
    w = waffle_obj(); w.location = (-.06, .04, -.02+.05); w.rotation_euler = (0, 0, .42)
    w2 = waffle_obj(); w2.location = (.10, .16, .235); w2.rotation_euler = (.02, -.03, -.18)
    top = .235+.25
    whip((.04, .28, top-.06), .36, .44)
    S, Hf = strawberry_parts()
    for loc, rot, s in [((.42, .16, top+.10), (1.9, .25, .5), .165), ((-.32, .10, top+.10), (-1.75, .15, 2.6), .15)]: inst(S, loc, rot, s)
    for loc, rot, s in [((.18, -.12, top+.03), (-1.25, .0, .6), .165), ((-.10, -.20, top+.02), (-1.2, .2, -.7), .15), ((.62, -.62, .15), (-1.15, .0, .9), .17), ((-.72, -.56, .14), (-1.2, 0, -.6), .16)]: inst(Hf, loc, rot, s)
    inst(S, (.86, -.40, .19), (1.65, .3, -.7), .16)
    mint_sprig((.20, .22, top+.30), .40, 6, 5)
    spoon_fork((1.22, .62, .02), math.radians(188))
    camera(33, 2.55, (.02, .02, .24), fstop=.9, focus=(0, -.2, .48))
def spoon_fork(loc, rz, s=1.15):
    def f(u, v):
        t = u; w = np.where(t < .30, .085*np.clip((t+.02)/.06, .75, 1), .085-.068*np.clip((t-.30)/.10, 0, 1)); w = np.where(t > .45, .018+.02*np.clip((t-.45)/.55, 0, 1)**2, w)
        z = .05*np.sin(np.clip(t/.42, 0, 1)*math.pi*.9-.5)+.06*np.exp(-((t-.55)/.25)**2); return (v-.5)*2*w, t*1.35, z+.03
    o = grid('fork', f, 90, 29, mat=steel(.16)); bm = bmesh.new(); bm.from_mesh(o.data)
    kill = [fc for fc in bm.faces if fc.calc_center_median().y < .24 and any(abs(fc.calc_center_median().x-q) < .0095 for q in (-.042, 0, .042))]
    bmesh.ops.delete(bm, geom=kill, context='FACES'); bm.to_mesh(o.data); bm.free(); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .016
    o.location = loc; o.rotation_euler = (0, 0, rz); o.scale = (s, s, s); return o

# ---------------------------------------------------------------- bagel
def half_bagel(top=True, R0=.40, r=.245):
    """lathe; top half domed, bottom half flat-ish; cut face is crumb"""
    m = bread('#B4692A', '#7E3F14', '#E7B978', .38, 1., 'bagel', .25)
    pr = []
    if top:
        for i in range(15):
            a = math.pi*i/14; pr.append((R0+math.cos(a)*r*1.04, math.sin(a)**.85*r*.98))
    else:
        for i in range(15):
            a = math.pi+math.pi*i/14; pr.append((R0+math.cos(a)*r*1.04, math.sin(a)*r*.62))
        pr = pr[::-1]
    o = lathe('bagel', pr, 90, m, subd=0); c = M('bcrumb', lambda: crumb())
    fl = lathe('bcut', [(R0+r*1.03, 0), (R0+r*.5, .004), (R0-r*.5, .004), (R0-r*1.03, 0)], 90, c, subd=0)
    off = 3 if top else 8
    for q in (o, fl):
        for v in q.data.vertices: 
            a = math.atan2(v.co.y, v.co.x); k = 1+.035*math.sin(a*2+off)+.02*math.sin(a*3-off); v.co.x *= k; v.co.y *= k
            if q is o: v.co += v.normal*fb(v.co, 2.6, 3, off)*.018
    return o, fl
def seed_obj(kind):
    if kind == 'sesame': return ball('ses', 1, M('ses', lambda: principled('ses', '#F2DFB4', .45, spec=.4)), (.030, .019, .010), sub=2, loc=(0, 0, -9))
    return ball('pop', 1, M('pop', lambda: principled('pop', '#22252C', .5)), (.013, .013, .010), sub=1, loc=(0, 0, -9))
def salmon_sheet(a0, z0, span=.95, r0=.20, r1=.80, seed=1):
    def b(g):
        v = g.coord('UV'); w = g.n('TexWave', wave_type='BANDS', bands_direction='Y', ins={'Scale': 2.6, 'Distortion': 4.0, 'Detail': 2, 'Detail Scale': 1.2, 'Vector': v}).outputs['Fac']; n = g.noise(6, 4, .6, vec=v)
        col = g.mix(n, '#E8683A', '#F59A6B'); col = g.mix(g.math('MULTIPLY', g.ramp(w, [(.78, 0.), (.93, 1.)]), .75), col, '#FBDCC2'); return dict(color=col, normal=g.bump(w, .15, .02))
    m = M('salmon', lambda: principled('salmon', '#EE7B4C', .28, sss=.22, sssr=(.12, .05, .03), spec=.5, coat=.2, build=b)); rr = random.Random(seed); p = rr.uniform(0, 6)
    def f(u, v):
        an = a0+(u-.5)*span*(1-.25*(2*v-1)**2)+.05*np.sin(v*7+p); e = 1-np.abs(2*u-1)**4*.25; r = r0+(r1-r0)*v*e+.028*np.sin(u*5+p)*v
        z = z0+.022*np.sin(u*7+p+v*2)*(.4+.6*v)+.012*np.sin(v*9+p)-1.5*np.clip(r-.58, 0, 1)**1.5; return r*np.cos(an), r*np.sin(an), z
    o = grid('salmon', f, 50, 28, mat=m); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .026; return o
def onion_ring(r=.2, loc=(0, 0, 0), rot=(0, 0, 0), w=.035):
    m = M('onion', lambda: principled('onion', '#fff', .25, sss=.1, sssr=(.05, .03, .05), spec=.5, build=lambda g: dict(color=g.ramp(g.math('DIVIDE', g.n('VectorMath', operation='LENGTH', ins={0: g.coord('Object')}).outputs['Value'], r+.02), [(.80, '#F3DCE6'), (.93, '#DDA3C0'), (.99, '#7B1E57')]))))
    o = lathe('onion', [(r-w, .0), (r-w, w), (r, w), (r, 0), (r-w, 0)], 48, m, subd=1); displace(o, lambda c, n: c+Vector((0, 0, .02*math.sin(3*math.atan2(c.y, c.x))))); o.location = loc; o.rotation_euler = rot; o.scale = (1, .93, 1); return o
def bagel():
    studio(); board((2.25, 1.55, .09), rz=.10); napkin(1.6, (.62, .55, 0), .5, PAL['linen'], 'linen', .05); Z = .09
    o, f = half_bagel(False); G = [o, f]; z0 = Z+.152
    for q in G: q.location.z = z0
    # cream cheese: lumpy ring bulging past the edge
    cr = lathe('cheese', [(.16, .0), (.12, .03), (.17, .07), (.40, .085), (.60, .075), (.665, .035), (.63, .0)], 90, M('whip2', lambda: cream('#FBF3E4', 'ch', .35, 12)), subd=1)
    displace(cr, lambda c, n: c+n*(.035*fb(c, 3.2, 3, 2))+Vector((0, 0, .01*math.sin(6*math.atan2(c.y, c.x))))); cr.location.z = z0
    rr = random.Random(11)
    lf = leaf_mat('#3C7A2C', '#7DB04C', 'rocket')
    for i in range(9):
        a = -2.6+i*.55+rr.uniform(-.1, .1); l = leaf(.42, .15, .10, .25, .0, .22, lf, i); l.location = (.36*math.cos(a), .36*math.sin(a), z0+.065); l.rotation_euler = (rr.uniform(-.3, .3), rr.uniform(-.05, .22), a+rr.uniform(-.3, .3))
    for i in range(11): salmon_sheet(-3.0+i*.60, z0+.125+.024*(i % 3), rr.uniform(.75, 1.0), .20, rr.uniform(.68, .80), i)
    for i in range(4):
        a = -2.2+i*.62; onion_ring(.19, (.50*math.cos(a), .50*math.sin(a), z0+.205), (rr.uniform(-.12, .12), .16, a))
    # top half, lifted and tilted back
    t, tf = half_bagel(True); ses, pop = seed_obj('sesame'), seed_obj('pop')
    cond = lambda p, n: n.z > .35
    scatter(t, ses, 210, 1., cond, 3, .03, .004); scatter(t, pop, 170, 1., cond, 9, .02, .004)
    e = join_group([t, tf], (-.02, .10, z0+.265), (.20, -.04, .4))
    cap = ball('caper', .035, principled('caper', '#5D6B2C', .35, spec=.5), (1, 1, .9), sub=3)
    for x, y in [(-.78, -.42), (-.70, -.52), (-.86, -.52), (.78, -.50)]: inst(cap, (x, y, Z+.03), (0, 0, x), 1)
    hide(cap); lemon_slice(.22, loc=(.80, -.34, Z+.03), rot=(0, 0, .4)); mint_sprig((-.80, -.30, Z+.02), .6, 5, 4, lf)
    camera(24, 2.25, (0, 0, .40), fstop=.75, focus=(0, -.55, .4))

# ---------------------------------------------------------------- panini
def sheet(name, fp, z, th, wav, mat, seed, over=.0, n=46, frill=0.):
    """filling layer with the loaf's footprint fp(u,v)->(x,y), wavy"""
    rr = random.Random(seed); p = rr.uniform(0, 9)
    def f(u, v):
        x, y = fp(u, v, 1+over+.05*np.sin(u*7+p)*1); e = np.clip((np.maximum(np.abs(2*u-1), np.abs(2*v-1))-.72)/.28, 0, 1)
        return x, y, z+wav*(np.sin(x*11+p)+np.sin(y*13+p*2)+.6*np.sin(x*23+y*17+p))*.4+frill*e*np.sin(x*31+y*27+p)-.02*e**2
    o = grid(name, f, n, n, mat=mat); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = th; md.offset = 1; return o
def panini():
    studio(); board((2.35, 1.5, .09), rz=-.08); Z = .09; napkin(1.5, (-.75, .62, 0), -.35, PAL['brick'], 'brick', .05)
    L, W = 1.80, .92
    def fp(u, v, k=1.):
        a, b = 2*u-1, 2*v-1; r = np.maximum(np.abs(a), np.abs(b))+1e-6; th = np.arctan2(b, a); n = 3.4
        sx = np.sign(np.cos(th))*np.abs(np.cos(th))**(2/n); sy = np.sign(np.sin(th))*np.abs(np.sin(th))**(2/n); return k*r*sx*L/2, k*r*sy*W/2
    def b(g):
        v = g.coord('Object'); geo = g.n('NewGeometry'); nz = g.sep(geo.outputs['Normal'])[2]; n1 = g.noise(3.4, 5, .6, .3, v); n2 = g.noise(24, 4, .65, 0, v)
        f = g.math('ADD', g.math('MULTIPLY', nz, .30), g.math('ADD', g.math('MULTIPLY', n1, .7), g.math('MULTIPLY', n2, .2))); col = g.ramp(f, [(.2, '#E9BF80'), (.50, '#C98A42'), (.72, '#AE6A2B'), (.95, '#86491A')])
        x, y, z = g.sep(v); d = g.math('ADD', g.math('ADD', g.math('MULTIPLY', x, 1.), g.math('MULTIPLY', y, .55)), g.math('MULTIPLY', g.noise(6, 3, vec=v), .05))
        fr = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', d, 4.6)), .5)); st = g.ramp(fr, [(.10, 1.), (.17, .75), (.23, 0.)])
        st = g.math('MULTIPLY', g.math('MULTIPLY', st, g.ramp(nz, [(.55, 0.), (.85, 1.)])), g.ramp(g.noise(5, 4, .7, vec=v), [(.30, .55), (.55, 1.)]))
        col = g.mix(st, col, '#3A1A0A'); h = g.math('SUBTRACT', g.math('MULTIPLY', n2, .5), g.math('MULTIPLY', st, 1.2)); fl = g.math('MULTIPLY', g.ramp(g.noise(7, 6, .75, .4, v), [(.52, 0.), (.68, 1.)]), .35); col = g.mix(g.math('MULTIPLY', fl, g.math('SUBTRACT', 1., st)), col, '#F3E2C0'); return dict(color=col, normal=g.bump(h, .7, .03), rough=g.math('MULTIPLY_ADD', st, -.1, .62))
    m = principled('paninibread', '#C98F48', .58, sss=.04, spec=.35, coat=.08, coatr=.4, build=b); cm = crumb('#F5E3BF', '#D8B37E', 'pcrumb', 11)
    def loaf(z0, h, up):
        def f(u, v):
            x, y = fp(u, v); r = np.clip(np.maximum(np.abs(2*u-1), np.abs(2*v-1)), 0, 1); return x, y, z0+(1 if up else -1)*h*(1-r**5)**.5
        o = grid('loaf', f, 110, 80, mat=m); o2 = grid('loafb', lambda u, v: (*fp(u, v), z0+0*u+(-.006 if up else .006)), 60, 44, mat=cm)
        displace(o, lambda c, n: c+Vector((0, 0, 1))*(.025*fb(c, 2.2, 3, 1 if up else 4))); return [o, o2]
    def closed_loaf(z0, h, up):
        """watertight slab so the cut can be filled"""
        def f(u, v):
            a = u*2*math.pi; s_ = v*2-1                                       # v: bottom centre -> rim -> top centre
            n = 3.4; cx = np.sign(np.cos(a))*np.abs(np.cos(a))**(2/n); cy = np.sign(np.sin(a))*np.abs(np.sin(a))**(2/n); rr = 1-np.abs(s_)**2.2; rad = np.where(s_ > 0, (1-s_**3.2)**(1/2.4), (1-np.abs(s_)**2.5)**(1/6)); zz = np.where(s_ > 0, h*(1-(1-s_)**2.6), -.02*np.abs(s_)**.5)
            zz = zz if up else -zz; return rad*cx*L/2, rad*cy*W/2, z0+zz
        o = grid('loaf', f, 120, 46, wu=True, mat=m); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
        displace(o, lambda c, n: c+n*(.030*fb(c, 2.4, 3, 1 if up else 4)+.010*fb(c, 9, 3, 2))); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons)); return o
    ham = principled('ham', '#E59A8C', .48, sss=.15, sssr=(.1, .05, .04), spec=.45, build=lambda g: dict(color=g.mix(g.noise(5, 4, .6, vec=g.coord('Object')), '#D9776B', '#F3BDAE')))
    che = principled('cheese', '#F0B440', .42, sss=.2, sssr=(.1, .07, .02), spec=.45)
    moz = principled('mozz', '#FBF2DD', .45, sss=.2, spec=.4); tom = M('tom', tomato_mat); lf = leaf_mat('#3F7F2A', '#8FBB55', 'lettuce')
    parts = [closed_loaf(Z+.20, .175, False)]; z = Z+.205
    parts += [sheet('lettuce', fp, z+.016, .010, .045, lf, 3, .11, 60, .035), sheet('ham', fp, z+.058, .034, .030, ham, 1, .05, 50, .014), sheet('ham2', fp, z+.105, .034, .030, ham, 7, .03, 50, .014), sheet('cheese', fp, z+.155, .045, .014, che, 2, .055, 50, .006)]
    tm = []
    for i, (x, y) in enumerate([(-.62, .05), (-.22, -.14), (.20, .12), (.60, -.08), (-.40, -.22), (.02, -.24), (.42, -.24), (-.62, -.2), (.66, -.22)]):
        tslice = lathe('tomato', [(0, .05), (.185, .05), (.205, .035), (.205, .015), (.185, 0), (0, 0)], 40, tom, subd=1); tslice.location = (x, y, z+.205+.006*(i % 3)); tm.append(tslice)
    parts += [sheet('moz', fp, z+.268, .05, .016, moz, 5, .04, 50, .006), closed_loaf(z+.33, .20, True)]
    bpy.context.view_layer.update()
    cutm = {'loaf': cm, 'ham': ham, 'ham2': ham, 'cheese': che, 'moz': moz, 'lettuce': lf}
    A, B = [], []
    cn = Vector((1, .45, 0)).normalized()
    for o in parts+tm:
        if o.modifiers: apply_mods(o)
        o.data.transform(o.matrix_world); o.matrix_world = Matrix()
        c = o.copy(); c.data = o.data.copy(); link(c); mt = cutm.get(o.name.split('.')[0], tom)
        cut(o, (.0, 0, 0), cn, mt); cut(c, (.0, 0, 0), -cn, mt); A.append(o); B.append(c)
    join_group(A, (.02, -.40, .0), (0, 0, math.radians(-55)))
    join_group(B, (.70, .36, .0), (0, 0, math.radians(132)))
    camera(25, 2.75, (.04, .0, .32), fstop=.8, focus=(.1, -.45, .4))
def tomato_mat():
    def b(g):
        v = g.coord('Object'); n = g.noise(9, 4, .6, 1., v); c = g.voro(9, v); return dict(color=g.mix(g.ramp(c, [(.12, .0), (.4, 1.)]), g.mix(n, '#F0B04A', '#E0552F'), '#C8261A'), normal=g.bump(c, .25, .02))
    return principled('tomato', '#C8261A', .2, sss=.18, sssr=(.15, .05, .03), spec=.55, coat=.3, build=b)

# ---------------------------------------------------------------- apple cake
def apple_cake():
    studio(); plate(1.0, PAL['stone']); Z = .045; A0, A1, RAD, H = math.radians(-114), math.radians(-66), 1.22, .46
    def wedge(name, r1, z0, z1, mat, nz=.0, nr=26, na=22, nzs=8, r0=.0, seed=0, bulge=0.):
        """closed sector"""
        bm = bmesh.new(); vs = {}
        def P(i, j, k):
            if (i, j, k) not in vs:
                r = r0+(r1-r0)*i/nr+.0; a = A0+(A1-A0)*j/na; z = z0+(z1-z0)*k/nzs; vs[i, j, k] = bm.verts.new((r*math.cos(a), r*math.sin(a), z))
            return vs[i, j, k]
        for j in range(na):
            for i in range(nr): bm.faces.new((P(i, j, nzs), P(i+1, j, nzs), P(i+1, j+1, nzs), P(i, j+1, nzs))); bm.faces.new((P(i, j+1, 0), P(i+1, j+1, 0), P(i+1, j, 0), P(i, j, 0)))
            for k in range(nzs): bm.faces.new((P(nr, j, k), P(nr, j+1, k), P(nr, j+1, k+1), P(nr, j, k+1)))
            if r0 > 0:
                for k in range(nzs): bm.faces.new((P(0, j+1, k), P(0, j, k), P(0, j, k+1), P(0, j+1, k+1)))
        for i in range(nr):
            for k in range(nzs): bm.faces.new((P(i, 0, k), P(i+1, 0, k), P(i+1, 0, k+1), P(i, 0, k+1))); bm.faces.new((P(i+1, na, k), P(i, na, k), P(i, na, k+1), P(i+1, na, k+1)))
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
        o = link(bpy.data.objects.new(name, me)); me.materials.append(mat); me.polygons.foreach_set('use_smooth', [True]*len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = .9
        if nz: displace(o, lambda c, n: c+n*nz*fb(c, 5, 4, seed))
        return o
    pastry = bread('#C68A45', '#9A5F26', '#E9C58B', .7, 1.4, 'pastry', 0.)
    def fb_(g):
        v = g.coord('Object'); v2 = g.n('Mapping', ins={'Vector': v, 'Scale': (3.3, 3.3, 13.5)}).outputs[0]; warp = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(2.5, 3, vec=v, out='Color'), 1: (.55, .55, 1.1), 2: v2}).outputs[0]
        cell = g.n('TexVoronoi', feature='DISTANCE_TO_EDGE', ins={'Scale': 1., 'Vector': warp}).outputs['Distance']; cc = g.sep(g.voro(1., warp, out='Color'))[0]; n = g.noise(18, 4, .6, vec=v)
        ap = g.mix(cc, '#EFAE5C', '#F9D496'); ap = g.mix(g.math('MULTIPLY', n, .40), ap, '#D98A3C'); e = g.ramp(g.math('ADD', cell, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(7, 4, .6, vec=v), .5), .16)), [(.0, 0.), (.07, 1.)]); e2 = g.math('MULTIPLY_ADD', e, .38, .62); return dict(color=g.mix(e2, '#A85A1E', ap), normal=g.bump(g.math('ADD', g.math('MULTIPLY', e, 1.), g.math('MULTIPLY', n, .25)), .8, .04), rough=g.math('MULTIPLY_ADD', e, -.2, .55))
    fill = principled('apple', '#F0C890', .35, sss=.12, sssr=(.10, .05, .02), spec=.5, build=fb_)
    W = [wedge('base', RAD, 0, .075, pastry, .012, seed=1), wedge('fill', RAD-.085, .07, H-.04, fill, .018, nr=44, na=36, nzs=16, seed=2), wedge('side', RAD, .03, H+.01, pastry, .02, nr=4, r0=RAD-.095, seed=3, nzs=14)]
    cake = wedge('cr', RAD-.07, H-.06, H, pastry, .03, seed=6)
    W.append(cake)
    # crumble
    sm_ = powder(bread('#CF9650', '#A2662A', '#EBCB93', .75, 2., 'crumble', 0.), .42); sz = [ball('cb', .052, sm_, sub=3, nz=.45, nscale=1.6, loc=(0, 0, -9)) for _ in range(5)]; rr = random.Random(2)
    for p, n in sample(cake, 230, lambda p, n: n.z > .5, 3, .040):
        i = inst(rr.choice(sz), p+Vector((0, 0, rr.uniform(-.005, .035))), (rr.uniform(0, 6), rr.uniform(0, 6), 0), rr.uniform(.55, 1.35)); W.append(i)
    g = join_group(W, (.02, .62, Z), (0, 0, 0)); g.rotation_euler = (0, 0, math.radians(124)); g.location = (-.66, -.30, Z)
    whip((.66, -.20, Z+.0), .21, .27); l = mint_sprig((.66, -.22, Z+.22), .34, 5, 4)
    # apple slices on the plate
    def slice_(loc, rz, tilt=0.):
        def f(u, v):
            a = (u-.5)*2.35; R0 = .30; r = R0-.20*v*np.cos(a/2.35*math.pi*.98)**.7; return r*np.cos(a), r*np.sin(a), .03*(1-(2*v-1)**2)*.6
        def b(g_):
            uv = g_.coord('UV'); y = g_.sep(uv)[1]; return dict(color=g_.ramp(y, [(.0, '#B7272A'), (.07, '#C8322D'), (.10, '#F7EBC2'), (.7, '#F9F0CE'), (1., '#EFE0A8')]))
        o = grid('aslice', f, 44, 18, mat=M('aslice', lambda: principled('aslice', '#F7EBC2', .25, sss=.2, sssr=(.1, .08, .04), spec=.5, build=b))); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .045; o.location = loc; o.rotation_euler = (tilt, -.12, rz); return o
    for k in range(3): slice_((.16-.11*k, -.54-.02*k, Z+.05+.016*k), math.radians(-64-14*k), .12)
    spoon_fork((1.22, .42, .02), math.radians(186)); beans_scatter(5, -1.12, -.55, .10, 4)
    camera(26, 2.35, (.02, 0, .24), fstop=.8, focus=(0, -.4, .3))

# ---------------------------------------------------------------- salad
def salad():
    studio(); rr = random.Random(21); R_ = .92
    lathe('bowl', [(0, .06), (.35, .07), (.62, .17), (.80, .36), (.885, .54), (.90, .56), (.918, .54), (.84, .34), (.66, .13), (.42, .02), (.40, 0), (.36, 0), (.34, .02), (0, .025)], 80, ceramic('#4A4F4C', '#1e2220', amount=.5, rough=.3))
    mats = [leaf_mat('#3F7F2A', '#9CC45C', 'let'), leaf_mat('#2C6426', '#5E9A3C', 'spin'), leaf_mat('#5A1E33', '#8C4A55', 'radi', .5), leaf_mat('#7FB043', '#CFE08A', 'frisee')]
    # mound underneath so that nothing shows through
    ball('mound', .74, principled('mnd', '#16280F', .9, spec=.1), (1, 1, .34), (0, 0, .40), 4, nz=.08)
    for i in range(26):
        a = i*.2417; o = leaf(.46, .21, .12, .3, 0, .45, mats[i % 2], 100+i, blunt=.5); o.location = (.43*math.cos(a), .43*math.sin(a), .50); o.rotation_euler = (rr.uniform(-.5, .5), rr.uniform(-.62, -.30), a+rr.uniform(-.3, .3))
    def place(o, a, d, z, tilt, spin=None):
        o.location = (d*math.cos(a), d*math.sin(a), z); o.rotation_euler = (rr.uniform(-.5, .5), tilt, a+(spin or 0)); return o
    for i in range(74):
        k = i/74; d = .74*math.sqrt(1-k)+.02; a = i*2.39996; mt = rr.choices(mats, (5, 3, 1.3, 3))[0]
        o = leaf(rr.uniform(.34, .50), rr.uniform(.15, .21), rr.uniform(.10, .30), rr.uniform(.2, .5), 0, rr.uniform(.3, .6) if mt is not mats[1] else .10, mt, i, blunt=.5 if mt is not mats[3] else .8)
        place(o, a+rr.uniform(-.3, .3), d*.52, .54+.32*k, -rr.uniform(.20, .60)-.15*k, rr.uniform(-.6, .6))
    cap = lambda a, d: (d*math.cos(a), d*math.sin(a), .70+.28*math.sqrt(max(0, 1-(d/.80)**2)))
    tom_skin = principled('tskin', '#C8231A', .16, sss=.1, sssr=(.2, .05, .03), spec=.6, coat=.5); tm = M('tom', tomato_mat)
    T = ball('ct', .135, tom_skin, (1, 1, 1), sub=4); Hf = ball('cth', .135, tom_skin, sub=4); cut(Hf, (0, 0, 0), (0, 0, 1), tm); 
    # seedy cut face material override
    for a, d, half in [(-1.2, .50, 1), (-2.3, .55, 1), (-.2, .52, 0), (-1.75, .20, 1), (.9, .45, 1), (2.3, .5, 0), (-2.9, .3, 1), (.1, .15, 0)]:
        x, y, z = cap(a, d); inst(Hf if half else T, (x, y, z+.01), ((.35+.5*d*-math.sin(a)) if half else rr.uniform(0, 3), .6*d*math.cos(a) if half else 0, rr.uniform(0, 6)), 1.)
    hide(T); hide(Hf)
    def cu(g):
        v = g.coord('Object'); x, y, z = g.sep(v); r_ = g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': x, 'Y': y}).outputs[0]}).outputs['Value']; an = g.math('ARCTAN2', y, x)
        sd = g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', r_, .095)), .028), g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', an, 2.55)), .5)), [(.08, 1.), (.2, 0.)]))
        c = g.ramp(g.math('DIVIDE', r_, .2), [(.0, '#E4EDB8'), (.5, '#D2E3A0'), (.88, '#CFE3A6'), (.93, '#5F8F3A'), (.97, '#2F5F25')]); return dict(color=g.mix(g.math('MULTIPLY', sd, .6), c, '#F7F6DC'), normal=g.bump(sd, .2, .02))
    cm = principled('cuc', '#D2E3A0', .22, sss=.15, sssr=(.06, .08, .03), spec=.5, build=cu)
    C = lathe('cuc', [(0, .022), (.19, .022), (.2, .012), (.2, -.012), (.19, -.022), (0, -.022)], 40, cm, subd=1)
    for a, d, t in [(-.75, .42, .5), (-.60, .52, .62), (-2.65, .52, .5), (-1.45, .66, .62), (1.6, .35, -.2), (3.0, .55, .4)]:
        x, y, z = cap(a, d); inst(C, (x, y, z+.03), (t*(-math.sin(a))*1.0+.2, t*math.cos(a), a), 1.)
    hide(C)
    fm = principled('feta', '#FAF6EA', .6, sss=.15, spec=.25, build=lambda g: dict(normal=g.bump(g.noise(14, 5, .7, vec=g.coord('Object')), .5, .03)))
    for a, d in [(-1.55, .42), (-.45, .28), (-2.2, .28), (.5, .6), (-2.6, .70), (-1.0, .70), (1.4, .15), (-1.1, .18), (2.6, .25)]:
        x, y, z = cap(a, d); s_ = rr.uniform(.11, .15); o = rbox('feta', (s_, s_*.9, s_*.85), .014, fm, 2, loc=(x, y, z+.05), rot=(rr.uniform(-.6, .6), rr.uniform(-.6, .6), rr.uniform(0, 3)))
    crm = bread('#C98A3F', '#94581F', '#EFCf8f', .7, 1.6, 'crouton', 0.)
    for a, d in [(-1.95, .62), (-.1, .66), (-1.35, .05), (-2.45, .10), (.3, .35), (-.9, .56)]:
        x, y, z = cap(a, d); o = rbox('crouton', (.13, .12, .11), .02, crm, 3, loc=(x, y, z+.055), rot=(rr.uniform(-.8, .8), rr.uniform(-.8, .8), rr.uniform(0, 3)))
    for a, d in [(-1.62, .30), (-.30, .40), (-2.75, .42)]:
        x, y, z = cap(a, d); onion_ring(.16, (x, y, z+.06), (.35*(-math.sin(a)), .3*math.cos(a), a), .028)
    om = principled('olive', '#2A2430', .22, spec=.55, coat=.3); O = lathe('olive', [(.035, .05), (.06, .058), (.085, .03), (.092, 0), (.085, -.03), (.06, -.058), (.035, -.05), (.035, .05)], 32, om, subd=1)
    for a, d in [(-1.05, .38), (-2.05, .42), (.0, .30), (-1.6, .60)]:
        x, y, z = cap(a, d); inst(O, (x, y, z+.06), (rr.uniform(-1, 1), rr.uniform(-1, 1), 0), 1.)
    hide(O); napkin(1.7, (-.55, .5, 0), -.4, PAL['linen'], 'linen', .05); spoon_fork((1.22, .35, .02), math.radians(184), 1.05)
    camera(34, 2.3, (.02, 0, .46), fstop=.8, focus=(0, -.45, .75))

# ---------------------------------------------------------------- cocktail
def coupe(liq='#F0603A', foam='#FDE9DA', dens=.95):
    studio(); napkin(1.15, (.0, .05, 0), .5, PAL['linen'], 'linen', .006); Z = .03; g = M('glass', lambda: glass())
    p = [(0, .93), (.05, .935), (.20, .965), (.36, 1.06), (.455, 1.20), (.487, 1.34), (.492, 1.40), (.498, 1.405), (.504, 1.40), (.50, 1.34), (.468, 1.19), (.37, 1.035), (.20, .935), (.07, .895), (.034, .84), (.026, .70), (.026, .25), (.034, .09), (.09, .045), (.26, .022), (.335, .012), (.34, .004), (.335, 0), (0, 0)]
    lathe('coupe', p, 90, g).location.z = Z
    e = .010; zt = 1.315; lq = glass('liq', '#FFF3EE', 0, 1.34, .97, absorb=liq, density=dens)
    pl = [(0, .93-e), (.05, .935-e), (.20+e*.4, .965-e), (.36+e*.7, 1.06-e*.7), (.455+e, 1.20-e*.3), (.478+e, 1.28), (.480+e, zt-.06), (.47, zt-.06), (0, zt-.06)]
    lathe('liq', pl, 90, lq, subd=1).location.z = Z
    fm = principled('foam', foam, .5, sss=.0, spec=.3, build=lambda q: dict(color=q.mix(q.noise(5, 4, .6, vec=q.coord('Object')), foam, '#F6CDB8'), normal=q.bump(q.voro(46, q.coord('Object')), .12, .01)))
    lathe('foam', [(0, zt-.066), (.482, zt-.066), (.487, zt-.05), (.489, zt-.02), (.487, zt+.006), (.46, zt), (.2, zt+.004), (0, zt+.004)], 90, fm, subd=1).location.z = Z
    S = bean(); b0 = S; 
    l = lemon_slice(.20, '#E8862E', '#D96A1B', loc=(.10, -.02, zt+Z+.02), rot=(.06, -.10, .3), thick=.03)
    mint_sprig((-.10, .08, zt+Z+.012), .45, 6, 7)
    Sb, Hb = strawberry_parts(); inst(Hb, (.47, -.10, 1.42+Z), (-1.0, .55, .35), .15)
    b0.location = (0, 0, -9); beans_scatter(0, 0, 0, .1)
    lemon_slice(.22, '#E8862E', '#D96A1B', loc=(-.72, -.18, .03)); lemon_slice(.22, '#E8862E', '#D96A1B', loc=(-.60, -.06, .07), rot=(.14, -.1, .8)); mint_sprig((.66, -.25, .03), .6, 6, 9)
    camera(15, 2.0, (0, 0, .80), fstop=.55, focus=(0, -.4, 1.1))

# ---------------------------------------------------------------- cola
def drops(o, n, zr, seed=1, s=.014):
    d = ball('drop', 1, M('drop', lambda: glass('drop', '#ffffff', 0, 1.33)), (1, 1, .55), sub=2, loc=(0, 0, -9)); rr = random.Random(seed)
    for p, no in sample(o, n, lambda p, q: zr[0] < p.z < zr[1] and (p.x*q.x+p.y*q.y) > 0 and p.y < .1, seed, .017):
        k = s*rr.choice((.5, .6, .8, 1.0, 1.4)); i = inst(d, o.matrix_world @ p, align(no, 0), (k, k*rr.uniform(1, 1.25), k))
def cola():
    studio(); g = M('cg', lambda: glass('cglass', '#F2FFF6', 0, 1.5)); H = 2.05; X = -.30
    prof = [(.115, H), (.118, 1.93), (.122, 1.85), (.130, 1.72), (.155, 1.58), (.215, 1.45), (.262, 1.34), (.278, 1.22), (.28, 1.05), (.28, .80), (.28, .50), (.28, .20), (.272, .06), (.245, .012), (.21, 0), (0, .03)]
    inner = [(0, .07), (.20, .07), (.25, .10)]+[(r-.030, z) for r, z in prof[::-1][5:]]
    b = lathe('bottle', inner+prof[:], 90, g); b.location = (X, 0, 0)
    drk = principled('coladrink', '#1B0703', .05, spec=.5, coat=.3, build=lambda q: dict(color=q.ramp(q.sep(q.coord('Object'))[2], [(.0, '#1A0502'), (1., '#2A0B04')])))
    liq = [(0, .066), (.20, .066), (.254, .098)]+[(r-.026, z) for r, z in prof[::-1][5:] if z < 1.75]+[(.125-.027, 1.76), (.08, 1.765), (0, 1.765)]
    lathe('colal', liq, 90, drk).location = (X, 0, 0)
    cr = lambda a: 1+.05*abs(math.sin(a*10.5))
    cap = lathe('cap', [(0, H+.055), (.10, H+.055), (.128, H+.04), (.135, H+.01), (.150, H-.045), (.146, H-.05)], 126, principled('cap', '#C9A25E', .3, metal=.85, coat=.3), subd=1, rfn=None); cap.location = (X, 0, 0)
    displace(cap, lambda c, n: Vector((c.x*cr(math.atan2(c.y, c.x)), c.y*cr(math.atan2(c.y, c.x)), c.z)) if c.z < H+.03 else c)
    # paper label (no brand): cream band with two stripes
    def lb(q):
        z = q.sep(q.coord('Object'))[2]; s1 = q.math('LESS_THAN', q.math('ABSOLUTE', q.math('SUBTRACT', z, .585)), .016); s2 = q.math('LESS_THAN', q.math('ABSOLUTE', q.math('SUBTRACT', z, .80)), .085); return dict(color=q.mix(q.math('MAXIMUM', s1, s2), '#F6EAD6', '#5B2A18'), normal=q.bump(q.noise(40, 3, vec=q.coord('Object')), .1, .01))
    lab = lathe('label', [(.2835, .52), (.2835, .62), (.2835, .95), (.2835, 1.05)], 90, principled('paper', PAL['brick'], .55, spec=.3, build=lb), subd=1); lab.location = (X, 0, 0)
    bpy.context.view_layer.update(); drops(b, 170, (.06, .50), 3); drops(b, 260, (1.07, 1.75), 5)
    # glass with ice
    Z = 0.0; GX = .46; t = tumbler(.27, .335, 1.10, .02, .09); t.location = (GX, -.16, 0)
    lq = liquid_body(.25, .315, .09, .90, .17, 1.07, drk2(), e=.006); lq.location = (GX, -.16, 0)
    ii = ice(6, .21, .88, .22, 5, .10); 
    for o in ii: o.location.x += GX; o.location.y -= .16
    lemon_slice(.20, loc=(GX+.30, -.25, 1.06), rot=(1.35, .0, .5)); bpy.context.view_layer.update()
    camera(10, 2.6, (.03, 0, 1.02), fstop=.6, focus=(0, -.35, 1.))
def drk2():
    return glass('cola2', '#FFF0E4', 0, 1.33, .9, absorb='#6A1E06', density=6.5)
