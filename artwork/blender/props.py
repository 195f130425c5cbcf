"""Tableware, glassware and small food parts, with the dishes that others build on. 1 BU = 10 cm."""
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

# ---------------------------------------------------------------- panini
def sheet(name, fp, z, th, wav, mat, seed, over=.0, n=46, frill=0.):
    """filling layer with the loaf's footprint fp(u,v)->(x,y), wavy"""
    rr = random.Random(seed); p = rr.uniform(0, 9)
    def f(u, v):
        x, y = fp(u, v, 1+over+.05*np.sin(u*7+p)*1); e = np.clip((np.maximum(np.abs(2*u-1), np.abs(2*v-1))-.72)/.28, 0, 1)
        return x, y, z+wav*(np.sin(x*11+p)+np.sin(y*13+p*2)+.6*np.sin(x*23+y*17+p))*.4+frill*e*np.sin(x*31+y*27+p)-.02*e**2
    o = grid(name, f, n, n, mat=mat); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = th; md.offset = 1; return o
def tomato_mat():
    def b(g):
        v = g.coord('Object'); n = g.noise(9, 4, .6, 1., v); c = g.voro(9, v); return dict(color=g.mix(g.ramp(c, [(.12, .0), (.4, 1.)]), g.mix(n, '#F0B04A', '#E0552F'), '#C8261A'), normal=g.bump(c, .25, .02))
    return principled('tomato', '#C8261A', .2, sss=.18, sssr=(.15, .05, .03), spec=.55, coat=.3, build=b)

# ---------------------------------------------------------------- apple cake

# ---------------------------------------------------------------- salad

# ---------------------------------------------------------------- cocktail

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

# ---------------------------------------------------------------- meat
def chicken_face(at=None, along='x'):
    """cut through grilled chicken: pale, with the grain of the meat; at = the middle, half width and half height of a piece that lies along x or y gives it a browned edge"""
    def b(g):
        v = g.coord('Object'); n = g.noise(1.5, 4, .6, .6, g.n('Mapping', ins={'Vector': v, 'Scale': (16, 5, 9), 'Rotation': (0, .5, .3)}).outputs[0]); n2 = g.noise(9, 3, vec=v)
        col = g.mix(g.ramp(n, [(.35, 0.), (.62, 1.)]), g.mix(n2, '#FFEAC6', '#FAD8A4'), '#EDBE82')
        if at:
            x, y, z = g.sep(v); d = lambda q, c, r: g.math('POWER', g.math('DIVIDE', g.math('SUBTRACT', q, c), r), 2.); q = g.math('ADD', g.math('SQRT', g.math('ADD', d(y if along == 'x' else x, at[0], at[2]), d(z, at[1], at[3]))), g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .22)); col = g.mix(g.ramp(q, [(.70, 0.), (.86, .6), (.98, 1.)]), col, '#B5682A')
        return dict(color=col, normal=g.bump(n, .40, .03))
    def mk():
        m = principled('chface', '#F4D9AE', .45, spec=.35, build=b); p = [q for q in m.node_tree.nodes if q.type == 'BSDF_PRINCIPLED'][0]; m.node_tree.links.new(p.inputs['Base Color'].links[0].from_socket, p.inputs['Emission']); p.inputs['Emission Strength'].default_value = .12; return m      # what scatters inside the meat
    return M(f'chface{at}', mk)
