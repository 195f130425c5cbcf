"""Scene kit for shop imagery. Runs inside Blender 3.4 (Debian). 1 BU = 10 cm."""
import bpy, bmesh, math, random, os, sys, time
import numpy as np
from mathutils import Vector, Matrix, Euler, noise as mnoise
R = random.Random(7)
TMP = os.environ.get('ART_TMP', os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '.cache', 'artwork')); os.makedirs(TMP, exist_ok=True)

# ---------------------------------------------------------------- colour
def lin(h):
    """'#rrggbb' -> linear rgba"""
    if not isinstance(h, str): return tuple(h) if len(h) == 4 else (*h, 1)
    h = h.lstrip('#'); h = ''.join(c*2 for c in h) if len(h) == 3 else h; c = [int(h[i:i+2], 16)/255 for i in (0, 2, 4)]
    return tuple((x/12.92 if x <= .04045 else ((x+.055)/1.055)**2.4) for x in c) + (1,)
PAL = dict(oat='#F3E8D8', plaster='#F1E6D5', oak_d='#483326', oak_m='#735643', oak_l='#98795C', espresso='#2B1710',
           crema='#9A5B2A', milk='#F6E9D6', stone='#EFE6D8', sage='#7D8C72', brick='#B4472F', linen='#DCCDB6', slate='#3A3D3C')

# ---------------------------------------------------------------- node helper
class NT:
    def __init__(s, nt): s.nt = nt
    def n(s, typ, **kw):
        nd = s.nt.nodes.new('ShaderNode'+typ)
        ins = kw.pop('ins', {})
        for k, v in kw.items(): setattr(nd, k, v)
        for k, v in ins.items():
            sock = nd.inputs[k]
            if hasattr(v, 'is_output') or isinstance(v, bpy.types.NodeSocket): s.nt.links.new(v, sock)
            else:
                if isinstance(v, str): v = lin(v)
                try: sock.default_value = v
                except Exception: sock.default_value = v[:3]
        return nd
    def coord(s, which='Object', scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        tc = s.n('TexCoord')
        return s.n('Mapping', ins={'Vector': tc.outputs[which], 'Scale': scale, 'Location': loc, 'Rotation': rot}).outputs[0]
    def noise(s, scale=5, detail=4, rough=.5, dist=0, vec=None, out='Fac'):
        i = {'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist}
        if vec is not None: i['Vector'] = vec
        return s.n('TexNoise', ins=i).outputs[out]
    def voro(s, scale=5, vec=None, feature='F1', out='Distance', rand=1):
        i = {'Scale': scale, 'Randomness': rand}
        if vec is not None: i['Vector'] = vec
        return s.n('TexVoronoi', feature=feature, ins=i).outputs[out]
    def ramp(s, fac, stops, interp='LINEAR'):
        nd = s.n('ValToRGB', ins={'Fac': fac}); cr = nd.color_ramp; cr.interpolation = interp
        while len(cr.elements) < len(stops): cr.elements.new(.5)
        for e, (p, c) in zip(cr.elements, stops): e.position = p; e.color = lin(c) if not isinstance(c, (int, float)) else (c, c, c, 1)
        return nd.outputs['Color']
    def math(s, op, a, b=0., c=0., clamp=False):
        nd = s.n('Math', operation=op); nd.use_clamp = clamp
        for i, v in enumerate((a, b, c)):
            if isinstance(v, bpy.types.NodeSocket): s.nt.links.new(v, nd.inputs[i])
            else: nd.inputs[i].default_value = v
        return nd.outputs[0]
    def mix(s, fac, a, b, blend='MIX'):
        nd = s.n('MixRGB', blend_type=blend)
        for k, v in (('Fac', fac), ('Color1', a), ('Color2', b)):
            if isinstance(v, bpy.types.NodeSocket): s.nt.links.new(v, nd.inputs[k])
            else: nd.inputs[k].default_value = lin(v) if (isinstance(v, str) or k != 'Fac') else v
        return nd.outputs[0]
    def bump(s, h, strength=.3, dist=.02, normal=None):
        i = {'Height': h, 'Strength': strength, 'Distance': dist}
        if normal is not None: i['Normal'] = normal
        return s.n('Bump', ins=i).outputs[0]
    def sep(s, vec):
        nd = s.n('SeparateXYZ', ins={'Vector': vec}); return nd.outputs
    def attr(s, name, out='Fac'): return s.n('Attribute', attribute_name=name).outputs[out]

def material(name):
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree
    for nd in list(nt.nodes):
        if nd.type != 'OUTPUT_MATERIAL': nt.nodes.remove(nd)
    return m, NT(nt), nt.nodes['Material Output']

def principled(name, color='#cccccc', rough=.5, sss=0, sssr=(.06, .03, .015), ssscol=None, spec=.5, coat=0, coatr=.1, metal=0, sheen=0, build=None, trans=0, ior=1.45, alpha=1):
    """build(nt) -> dict with optional sockets color, rough, normal, sss"""
    m, g, out = material(name)
    p = g.n('BsdfPrincipled', ins={'Base Color': color, 'Roughness': rough, 'Subsurface': sss, 'Subsurface Radius': sssr, 'Specular': spec,
        'Clearcoat': coat, 'Clearcoat Roughness': coatr, 'Metallic': metal, 'Sheen': sheen, 'Transmission': trans, 'IOR': ior, 'Alpha': alpha})
    if build:
        d = build(g); key = dict(color='Base Color', rough='Roughness', normal='Normal', sss='Subsurface', spec='Specular', alpha='Alpha', coat='Clearcoat')
        for k, sock in d.items(): g.nt.links.new(sock, p.inputs[key[k]])
        if 'color' in d and sss: g.nt.links.new(d['color'], p.inputs['Subsurface Color'])
    if sss and not (build and 'color' in d): p.inputs['Subsurface Color'].default_value = lin(ssscol or color)
    g.nt.links.new(p.outputs[0], out.inputs[0]); return m

def glass(name='glass', color='#ffffff', rough=0., ior=1.45, tint=.93, absorb=None, density=1., bump=None):
    """Refractive glass whose shadow is just a tint (no caustics needed -> no noise)."""
    m, g, out = material(name)
    gl = g.n('BsdfGlass', ins={'Color': color, 'Roughness': rough, 'IOR': ior})
    if bump: g.nt.links.new(bump(g), gl.inputs['Normal'])
    c = lin(color); tr = g.n('BsdfTransparent', ins={'Color': (c[0]*tint, c[1]*tint, c[2]*tint, 1)})
    lp = g.n('LightPath'); f = g.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    mx = g.n('MixShader'); g.nt.links.new(f, mx.inputs[0]); g.nt.links.new(gl.outputs[0], mx.inputs[1]); g.nt.links.new(tr.outputs[0], mx.inputs[2])
    g.nt.links.new(mx.outputs[0], out.inputs[0])
    if absorb:
        va = g.n('VolumeAbsorption', ins={'Color': absorb, 'Density': density}); g.nt.links.new(va.outputs[0], out.inputs['Volume'])
    return m

# ---------------------------------------------------------------- stock materials
_M = {}
def M(key, fn):
    if key not in _M: _M[key] = fn()
    return _M[key]
def ceramic(color=PAL['stone'], speck='#6b5238', rough=.22, amount=.5):
    def b(g):
        v = g.coord('Object'); n = g.voro(26, v); big = g.noise(9, 2, .5, vec=v)
        th = g.math('MULTIPLY', big, .16); dots = g.math('LESS_THAN', n, g.math('SUBTRACT', th, .045))
        col = g.mix(g.math('MULTIPLY', dots, amount), color, speck)
        tone = g.mix(g.math('MULTIPLY', g.noise(2.2, 3, vec=v), .22), col, '#ffffff', 'MULTIPLY')
        return dict(color=tone, normal=g.bump(g.noise(7, 3, vec=v), .10, .02))
    return M(f'ceramic{color}{amount}', lambda: principled('ceramic', color, rough, spec=.5, coat=.35, coatr=.08, build=b))
def wood(light=PAL['oak_l'], mid=PAL['oak_m'], dark=PAL['oak_d'], planks=1.5, rough=.42, rot=0, key='oak'):
    def b(g):
        v = g.coord('Object', rot=(0, 0, rot)); x, y, z = g.sep(v)
        # plank index shifts the grain so that neighbours differ
        pi = g.math('FLOOR', g.math('DIVIDE', y, planks)); fr = g.math('FRACT', g.math('DIVIDE', y, planks))
        off = g.math('MULTIPLY', pi, 7.31)
        cx = g.n('CombineXYZ', ins={'X': g.math('ADD', g.math('MULTIPLY', x, .38), off), 'Y': g.math('MULTIPLY', y, 4.2), 'Z': g.math('ADD', off, z)}).outputs[0]
        warp = g.noise(1.3, 3, .5, vec=cx, out='Color')
        w = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: warp, 1: (.5, .8, .4), 2: cx}).outputs[0]
        big = g.noise(2.1, 7, .62, .9, w)
        cf = g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', x, 1.1), 'Y': g.math('MULTIPLY', y, 46), 'Z': off}).outputs[0]
        fib = g.noise(2.1, 4, .65, .3, cf)
        base = g.ramp(big, [(.28, dark), (.46, mid), (.60, light), (.72, mid)])
        col = g.mix(.55, base, g.ramp(fib, [(.3, '#6a6a6a'), (.62, '#ffffff')]), 'MULTIPLY')
        tone = g.n('TexWhiteNoise', noise_dimensions='1D', ins={'W': pi}).outputs['Value']
        col = g.mix(.30, col, g.ramp(tone, [(0, '#9c9187'), (1, '#ffffff')]), 'MULTIPLY')
        seam = g.math('LESS_THAN', g.math('MINIMUM', fr, g.math('SUBTRACT', 1., fr)), .006)
        col = g.mix(seam, col, '#24140b')
        h = g.math('SUBTRACT', g.math('ADD', g.math('MULTIPLY', fib, .6), g.math('MULTIPLY', big, .4)), g.math('MULTIPLY', seam, 1.5))
        return dict(color=col, rough=g.ramp(fib, [(.2, rough+.18), (.8, rough-.06)]), normal=g.bump(h, .22, .03))
    return M(f'wood{key}', lambda: principled('wood', '#fff', rough, spec=.4, build=b))
def linen(color=PAL['linen'], key='linen'):
    def b(g):
        v = g.coord('UV', (1, 1, 1)); x, y, _ = g.sep(v)
        wx = g.n('TexWave', wave_type='BANDS', bands_direction='X', ins={'Scale': 55, 'Vector': v, 'Distortion': 1.5, 'Detail Scale': 2}).outputs['Fac']
        wy = g.n('TexWave', wave_type='BANDS', bands_direction='Y', ins={'Scale': 55, 'Vector': v, 'Distortion': 1.5, 'Detail Scale': 2}).outputs['Fac']
        h = g.math('MAXIMUM', wx, wy); nn = g.noise(60, 3, vec=v)
        col = g.mix(g.math('MULTIPLY', h, .28), color, '#fff8ec'); col = g.mix(g.math('MULTIPLY', nn, .35), col, '#a08a6c', 'MULTIPLY')
        return dict(color=col, normal=g.bump(h, .5, .01))
    return M('cloth'+key, lambda: principled('linen', color, .9, spec=.15, sheen=.3, build=b))
def steel(rough=.22, color='#d8d4cd'): return M(f'steel{rough}{color}', lambda: principled('steel', color, rough, metal=1))
def bread(crust='#B8742F', dark='#7A4116', light='#E2B572', rough=.62, scale=1., key='bread', coat=.05):
    """baked crust: browner on top (normal.z), pale at sides, mottled"""
    def b(g):
        v = g.coord('Object'); geo = g.n('NewGeometry'); nz = g.sep(geo.outputs['Normal'])[2]
        n1 = g.noise(3.1*scale, 5, .6, .3, v); n2 = g.noise(22*scale, 4, .65, 0, v)
        f = g.math('ADD', g.math('MULTIPLY', nz, .42), g.math('ADD', g.math('MULTIPLY', n1, .75), g.math('MULTIPLY', n2, .18)))
        col = g.ramp(f, [(.22, light), (.52, crust), (.78, crust), (.98, dark)])
        fl = g.math('MULTIPLY', g.ramp(g.noise(8*scale, 6, .7, .6, v), [(.55, 0.), (.72, 1.)]), .22); col = g.mix(fl, col, '#F0D9B0')
        h = g.math('ADD', g.math('MULTIPLY', n2, .5), g.math('MULTIPLY', g.noise(60*scale, 3, .6, vec=v), .3))
        return dict(color=col, normal=g.bump(h, .35, .02))
    return M('bread'+key, lambda: principled('bread', crust, rough, sss=.04, spec=.35, coat=coat, coatr=.35, build=b))
def crumb(color='#F6E2B6', dark='#D8A765', key='crumb', pores=14):
    def b(g):
        v = g.coord('Object'); wv = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(5, 3, vec=v, out='Color'), 1: (.12, .12, .12), 2: v}).outputs[0]
        p1 = g.voro(pores, wv); p2 = g.voro(pores*2.3, wv); sz = g.noise(4, 2, vec=v)
        h = g.math('MINIMUM', g.ramp(g.math('SUBTRACT', p1, g.math('MULTIPLY', sz, .35)), [(.0, 0.), (.16, 1.)]), g.ramp(p2, [(.02, .35), (.22, 1.)]))
        col = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1., h), .55), g.mix(g.noise(7, 4, .6, vec=v), color, '#FFF3D2'), dark)
        return dict(color=col, normal=g.bump(h, .45, .02))
    return M('crumb'+key, lambda: principled('crumb', color, .85, sss=.15, sssr=(.06, .04, .02), spec=.15, build=b))
def cream(color='#FBF4E8', key='cream', bumps=.25, scale=9):
    def b(g):
        v = g.coord('Object'); return dict(normal=g.bump(g.noise(scale, 4, .55, vec=v), bumps, .03))
    return M('cream'+key, lambda: principled('cream', color, .38, sss=.25, sssr=(.09, .06, .04), ssscol=color, spec=.4, build=b))

# ---------------------------------------------------------------- geometry
def link(o): bpy.context.scene.collection.objects.link(o); return o
def obj(name, verts, faces, mat=None, smooth=True, uvs=None, subd=0):
    me = bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in verts], [], faces); me.update()
    if smooth: me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    if uvs is not None:
        uv = me.uv_layers.new(name='UVMap'); idx = np.empty(len(me.loops), int); me.loops.foreach_get('vertex_index', idx)
        uv.data.foreach_set('uv', np.asarray(uvs)[idx].astype(float).ravel())
    o = link(bpy.data.objects.new(name, me))
    if mat: me.materials.append(mat)
    if subd: md = o.modifiers.new('s', 'SUBSURF'); md.levels = 0; md.render_levels = subd
    return o
def grid(name, fn, nu, nv, wu=False, wv=False, mat=None, subd=0, smooth=True, colattr=None):
    """fn(u,v)->(x,y,z) with u,v arrays in 0..1. Faces oriented u x v."""
    u = np.linspace(0, 1, nu, endpoint=not wu); v = np.linspace(0, 1, nv, endpoint=not wv)
    U, V = np.meshgrid(u, v, indexing='ij'); P = np.stack(fn(U, V), -1).reshape(-1, 3)
    F = []
    for i in range(nu if wu else nu-1):
        for j in range(nv if wv else nv-1):
            a = i*nv+j; b = ((i+1) % nu)*nv+j; c = ((i+1) % nu)*nv+(j+1) % nv; d = i*nv+(j+1) % nv; F.append((a, b, c, d))
    return obj(name, P, F, mat, smooth, np.stack([U, V], -1).reshape(-1, 2), subd)
def lathe(name, prof, segs=64, mat=None, subd=2, rfn=None):
    """prof: list of (r,z); r==0 ends get a small hole closed by tiny radius. Outer->clockwise gives outward normals (fixed by recalc)."""
    prof = [(max(r, 1e-4), z) for r, z in prof]; n = len(prof); V = []; F = []
    for i in range(segs):
        a = 2*math.pi*i/segs; k = rfn(a) if rfn else 1
        for r, z in prof: V.append((r*k*math.cos(a), r*k*math.sin(a), z))
    for i in range(segs):
        for j in range(n-1):
            a = i*n+j; b = ((i+1) % segs)*n+j; F.append((a, b, b+1, a+1))
    o = obj(name, V, F, mat); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=2e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
    o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons))
    if subd: md = o.modifiers.new('s', 'SUBSURF'); md.levels = 0; md.render_levels = subd
    return o
def rbox(name, size, bevel=.03, mat=None, seg=3, subd=0, loc=(0, 0, 0), rot=(0, 0, 0), taper=0):
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts: v.co = Vector((v.co.x*size[0]*(1-taper*(v.co.z < 0)), v.co.y*size[1]*(1-taper*(v.co.z < 0)), v.co.z*size[2]))
    bmesh.ops.bevel(bm, geom=bm.edges[:]+bm.verts[:], offset=bevel, segments=seg, affect='EDGES', profile=.5)
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free(); me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    o = link(bpy.data.objects.new(name, me)); o.location = loc; o.rotation_euler = rot
    if mat: me.materials.append(mat)
    if subd: md = o.modifiers.new('s', 'SUBSURF'); md.levels = 0; md.render_levels = subd
    return o
def ball(name, r=1, mat=None, scale=(1, 1, 1), loc=(0, 0, 0), sub=4, rot=(0, 0, 0), nz=0, nscale=2):
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    if nz:
        off = Vector((R.random()*50, R.random()*50, R.random()*50))
        for v in bm.verts: v.co *= 1+nz*mnoise.fractal(v.co*nscale/r+off, .6, 2., 4)
    for v in bm.verts: v.co = Vector((v.co.x*scale[0], v.co.y*scale[1], v.co.z*scale[2]))
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free(); me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    o = link(bpy.data.objects.new(name, me)); o.location = loc; o.rotation_euler = rot
    if mat: me.materials.append(mat)
    return o
def sweep(name, pts, rad, mat=None, nseg=14, flat=1., closed=False, subd=1, cap=True):
    """tube along points; rad is number or fn(t); flat squeezes binormal axis"""
    pts = [Vector(p) for p in pts]; n = len(pts); V = []; F = []
    up = Vector((0, 0, 1)); prev = None
    for i, p in enumerate(pts):
        t = ((pts[(i+1) % n] if closed or i < n-1 else p) - (pts[i-1] if closed or i > 0 else p)).normalized()
        if prev is None:
            s = t.cross(up); s = s if s.length > 1e-3 else t.cross(Vector((0, 1, 0)))
        else: s = prev - t*prev.dot(t)
        s.normalize(); prev = s; b = t.cross(s)
        r = rad(i/(n-1)) if callable(rad) else rad
        for k in range(nseg):
            a = 2*math.pi*k/nseg; V.append(p + s*(math.cos(a)*r) + b*(math.sin(a)*r*flat))
    for i in range(n if closed else n-1):
        for k in range(nseg):
            a = i*nseg+k; b = i*nseg+(k+1) % nseg; c = ((i+1) % n)*nseg+(k+1) % nseg; d = ((i+1) % n)*nseg+k; F.append((a, b, c, d))
    if cap and not closed: F.append(tuple(range(nseg))[::-1]); F.append(tuple((n-1)*nseg+k for k in range(nseg)))
    return obj(name, V, F, mat, subd=subd)
def bez(p0, p1, p2, p3, n=24):
    p = [Vector(x) for x in (p0, p1, p2, p3)]; out = []
    for i in range(n):
        t = i/(n-1); out.append(p[0]*(1-t)**3+p[1]*3*t*(1-t)**2+p[2]*3*t*t*(1-t)+p[3]*t**3)
    return out
def displace(o, fn):
    """fn(co, no)->new co, on base mesh"""
    me = o.data
    for v in me.vertices: v.co = fn(v.co.copy(), v.normal.copy())
    me.update()
def fb(p, s=1., o=4, off=0.): return mnoise.fractal(Vector(p)*s+Vector((off, off*1.7, -off)), .7, 2., o)
def inst(src, loc, rot=(0, 0, 0), s=1.):
    o = src.copy(); link(o); o.location = loc; o.rotation_euler = rot; o.scale = (s, s, s) if not hasattr(s, '__len__') else s; return o
def hide(o): o.hide_render = True; return o
def join_group(objs, loc=(0, 0, 0), rot=(0, 0, 0), s=1.):
    e = link(bpy.data.objects.new('grp', None)); 
    for o in objs: o.parent = e
    e.location = loc; e.rotation_euler = rot; e.scale = (s, s, s); return e
def apply_mods(o):
    dg = bpy.context.evaluated_depsgraph_get(); ev = o.evaluated_get(dg); me = bpy.data.meshes.new_from_object(ev); o.modifiers.clear(); o.data = me; return o

def np_image(name, arr, colorspace='sRGB'):
    """arr HxWx3/4 float 0..1 -> blender image (row 0 = bottom)"""
    h, w = arr.shape[:2]; a = np.ones((h, w, 4), np.float32); a[..., :arr.shape[2]] = arr
    im = bpy.data.images.new(name, w, h, float_buffer=False); im.colorspace_settings.name = colorspace
    im.pixels.foreach_set(a.ravel()); im.update(); im.pack(); return im
def vnoise(shape, scale, seed=0, octaves=4):
    rs = np.random.RandomState(seed); out = np.zeros(shape); amp = 1; tot = 0
    for o in range(octaves):
        n = int(scale*2**o)+2; gr = rs.rand(n, n); y = np.linspace(0, n-1.001, shape[0]); x = np.linspace(0, n-1.001, shape[1])
        yi = y.astype(int); xi = x.astype(int); fy = (y-yi)[:, None]; fx = (x-xi)[None]; fy = fy*fy*(3-2*fy); fx = fx*fx*(3-2*fx)
        g = gr[yi][:, xi]*(1-fy)*(1-fx)+gr[yi+1][:, xi]*fy*(1-fx)+gr[yi][:, xi+1]*(1-fy)*fx+gr[yi+1][:, xi+1]*fy*fx
        out += amp*g; tot += amp; amp *= .5
    return out/tot

# ---------------------------------------------------------------- studio
BAKED = os.environ.get('ART_BAKED', os.path.join(TMP, 'baked'))     # what bake.py wrote; without it the materials are computed at every hit
def baked(name, extent, at, flat, strength, dist, spec):
    """a material that bake.py painted: extent in BU, at = lower left corner, flat = the axes of the plane"""
    def b(g):
        x, y, z = g.sep(g.coord('Object')); ax = dict(x=x, y=y, z=z)
        uv = g.n('CombineXYZ', ins={'X': g.math('DIVIDE', g.math('SUBTRACT', ax[flat[0]], at[0]), extent[0]), 'Y': g.math('DIVIDE', g.math('SUBTRACT', ax[flat[1]], at[1]), extent[1])}).outputs[0]
        def tex(file, space):
            im = bpy.data.images.load(os.path.join(BAKED, file)); im.colorspace_settings.name = space; t = g.n('TexImage', ins={'Vector': uv}); t.image = im; t.extension = 'EXTEND'; return t.outputs['Color']
        d = g.sep(tex(name+'_data.exr', 'Non-Color'))
        return dict(color=tex(name+'_color.png', 'sRGB'), rough=d[0], normal=g.bump(d[1], strength, dist))
    return principled('baked'+name, '#fff', .5, spec=spec, build=b)
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True); _M.clear()
    s = bpy.context.scene; s.world = bpy.data.worlds.new('w'); return s
def area(loc, target, size, power, color=(1, 1, 1), sy=None, name='light', spread=None):
    l = bpy.data.lights.new(name, 'AREA'); l.shape = 'RECTANGLE'; l.size = size; l.size_y = sy or size; l.energy = power; l.color = color
    if spread: l.spread = spread
    o = link(bpy.data.objects.new(name, l)); o.location = loc
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); return o
def studio(table=True, wall=PAL['plaster'], key=1., wally=2.6, tablemat=None):
    s = bpy.context.scene; w = s.world; w.use_nodes = True; g = NT(w.node_tree); bg = w.node_tree.nodes['Background']
    # soft gradient world: bright above, darker at horizon -> shape in glass and glaze
    v = g.n('TexCoord').outputs['Generated']; z = g.sep(v)[2]
    col = g.ramp(g.math('MULTIPLY_ADD', z, .5, .5), [(.35, '#3a2c20'), (.52, '#a58f74'), (.75, '#fff3e0')]); w.node_tree.links.new(col, bg.inputs[0]); bg.inputs[1].default_value = .26
    # key = a four-pane window, back left
    for ix in (0, 1):
        for iz in (0, 1):
            area((-3.6+ix*1.05*.75, 1.5+ix*1.05*.65, 2.35+iz*1.15), (0, 0, .3), .98, 62*key, (1., .91, .79), 1.06, 'key')
    area((3.6, -1.6, 2.2), (0, 0, .4), 2.8, 27*key, (1., .94, .86), 2.2, 'fill')          # big soft fill card, front right
    area((2.4, 2.2, 2.6), (0, 0, .5), .7, 30*key, (1., .88, .74), 1.6, 'rim')             # rim strip, back right
    area((0, 2.0, 3.4), (0, 2.6, .7), 2.4, 34*key, (1., .93, .83), 1.0, 'wallwash', 1.6)
    if table:
        have = BAKED and os.path.exists(os.path.join(BAKED, 'table_data.exr'))
        t = grid('table', lambda u, v: ((u-.5)*14, (v-.5)*14+1, u*0), 2, 2, mat=tablemat or (baked('table', (8, 6), (-4, -3.4), 'xy', .22, .03, .4) if have else wood(rot=math.radians(4)))); t.location = (0, 0, 0)
    def b(g):
        v = g.coord('Object'); n = g.noise(1.1, 6, .6, .4, v); col = g.mix(g.math('MULTIPLY', n, .5), wall, '#cdbb9f')
        return dict(color=col, normal=g.bump(g.noise(5, 6, .6, vec=v), .35, .05))
    have = BAKED and wall == PAL['plaster'] and os.path.exists(os.path.join(BAKED, 'wall_data.exr'))
    wl = grid('wall', lambda u, v: ((u-.5)*16, u*0+wally, v*7), 2, 2, mat=baked('wall', (8, 4), (-4, 0), 'xz', .35, .05, .2) if have else principled('plaster', wall, .9, spec=.2, build=b))
def camera(elev=24, width=2.3, target=(0, 0, .3), az=0, lens=85, fstop=.55, focus=None, shift=(0, 0)):
    """width = BU visible across the frame at the target"""
    s = bpy.context.scene; c = bpy.data.cameras.new('cam'); o = link(bpy.data.objects.new('cam', c)); c.lens = lens; c.sensor_width = 36
    d = (width/2)/math.tan(math.atan(18/lens)); e = math.radians(elev); a = math.radians(az)
    t = Vector(target); o.location = t+Vector((math.sin(a)*math.cos(e)*d, -math.cos(a)*math.cos(e)*d, math.sin(e)*d))
    o.rotation_euler = (t-o.location).to_track_quat('-Z', 'Y').to_euler()
    c.dof.use_dof = fstop is not None; c.dof.aperture_fstop = fstop or 8; c.shift_x, c.shift_y = shift
    c.dof.focus_distance = (Vector(focus)-o.location).length if focus else d-.25*width*.4
    c.clip_start = .01; s.camera = o; return o

# ---------------------------------------------------------------- render + denoise
def setup(res=(600, 600), spp=64, exposure=.92, look='Medium High Contrast', bounces=12):
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles; c.device = 'CPU'; c.samples = spp; c.use_adaptive_sampling = False; c.use_denoising = False
    c.max_bounces = bounces; c.diffuse_bounces = 3; c.glossy_bounces = 4; c.transmission_bounces = 10; c.transparent_max_bounces = 16; c.volume_bounces = 0
    c.caustics_reflective = False; c.caustics_refractive = False; c.blur_glossy = 1.; c.sample_clamp_indirect = 3.; c.sample_clamp_direct = 0
    s.render.resolution_x, s.render.resolution_y = res; s.render.resolution_percentage = 100; s.render.threads_mode = 'FIXED'; s.render.threads = int(os.environ.get('ART_THREADS', 2))
    s.view_settings.view_transform = 'Filmic'; s.view_settings.look = look if s.view_settings.view_transform == 'Filmic' else 'None'; s.view_settings.exposure = exposure
    s.render.use_persistent_data = True; s.render.film_transparent = False
    return s
def _passes(tag, seed):
    for m in bpy.data.materials: m.cycles.sample_as_light = False      # emissive meshes must not steal light samples
    s = bpy.context.scene; s.cycles.seed = seed; s.use_nodes = True; vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True; vl.use_pass_z = False
    nt = s.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile')
    comp = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], comp.inputs[0])
    fo.base_path = TMP; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.color_mode = 'RGB'; fo.file_slots.clear()
    want = [('Image', 'c'), ('Denoising Albedo', 'a'), ('Denoising Normal', 'n'), ('Denoising Depth', 'd')]
    for out, k in want:
        fo.file_slots.new(f'{tag}_{k}_'); nt.links.new(rl.outputs[out], fo.inputs[-1])
    s.frame_current = 1; bpy.ops.render.render()
    res = {}
    for _, k in want:
        im = bpy.data.images.load(f'{TMP}/{tag}_{k}_0001.exr'); im.colorspace_settings.name = 'Non-Color'; w, h = im.size; a = np.empty(w*h*4, np.float32); im.pixels.foreach_get(a)
        res[k] = np.nan_to_num(a.reshape(h, w, 4)[..., :3].copy()); bpy.data.images.remove(im); os.remove(f'{TMP}/{tag}_{k}_0001.exr')
    return res
def render(path, res=(600, 600), spp=64, exposure=.92, look='Medium High Contrast', denoise=True, bounces=12, strength=1.):
    s = setup(res, spp//2, exposure, look, bounces); t0 = time.time(); tag = os.path.basename(path).split('.')[0]
    A = _passes(tag, 1); B = _passes(tag, 2); t1 = time.time()
    import importlib, denoise as dn
    img = dn.joint_nlm(A, B, strength=strength) if denoise else (A['c']+B['c'])/2
    t2 = time.time(); save(img, path)
    np.save(path.rsplit('.', 1)[0]+'_hdr.npy', img.astype(np.float16)) if os.environ.get('ART_HDR') else None
    print(f'RENDERED {path} res={res} spp={spp} render={t1-t0:.1f}s denoise={t2-t1:.1f}s', flush=True)
    return img
def save(img, path, grade_amt=1.):
    """linear HDR numpy -> display-referred PNG with the scene's view transform"""
    s = bpy.context.scene; h, w = img.shape[:2]; a = np.ones((h, w, 4), np.float32); a[..., :3] = img
    im = bpy.data.images.new('res', w, h, float_buffer=True); im.colorspace_settings.name = 'Linear'; im.pixels.foreach_set(a.ravel()); im.update()
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGB'; s.render.image_settings.color_depth = '8'
    im.save_render(path, scene=s); bpy.data.images.remove(im)
    if grade_amt: grade(path, grade_amt)

# ---------------------------------------------------------------- food helpers
def cut(o, co, no, mat=None, apply=True):
    """keep the side opposite to no; close the hole with mat (world coords of the un-moved object)"""
    if apply and o.modifiers: apply_mods(o)
    me = o.data; bm = bmesh.new(); bm.from_mesh(me); n0 = set(bm.faces)
    r = bmesh.ops.bisect_plane(bm, geom=bm.verts[:]+bm.edges[:]+bm.faces[:], plane_co=co, plane_no=no, clear_outer=True)
    P0, NO = Vector(co), Vector(no).normalized()
    ed = [e for e in bm.edges if e.is_boundary and all(abs((v.co-P0).dot(NO)) < 1e-4 for v in e.verts)]
    if ed:
        mi = 0
        if mat: me.materials.append(mat); mi = len(me.materials)-1
        old = set(bm.faces); bmesh.ops.holes_fill(bm, edges=ed, sides=0); new = [f for f in bm.faces if f not in old]
        if not new: new = [g for g in bmesh.ops.triangle_fill(bm, edges=ed, use_beauty=True)['geom'] if isinstance(g, bmesh.types.BMFace)]
        for x in new:
            x.material_index = mi; x.smooth = False; x.normal_update()
            if x.normal.dot(NO) < 0: x.normal_flip()
        bmesh.ops.split_edges(bm, edges=list({e for f in new for e in f.edges}))
        print('CUT', o.name, len(ed), 'edges ->', len(new), 'faces')
    bm.to_mesh(me); bm.free(); return o
def merge(objs, name='m'):
    """join evaluated meshes of objs into one mesh object (keeps materials)"""
    dg = bpy.context.evaluated_depsgraph_get(); bm = bmesh.new(); mats = []
    for o in objs:
        me = bpy.data.meshes.new_from_object(o.evaluated_get(dg)); me.transform(o.matrix_world)
        mp = []
        for m in me.materials:
            if m not in mats: mats.append(m)
            mp.append(mats.index(m))
        n = len(bm.faces); bm.from_mesh(me); bm.faces.ensure_lookup_table()
        for f in bm.faces[n:]: f.material_index = mp[f.material_index] if mp else 0
        bpy.data.meshes.remove(me)
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    for m in mats: me.materials.append(m)
    me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    for o in objs: bpy.data.objects.remove(o)
    return link(bpy.data.objects.new(name, me))
def sample(o, n, cond=None, seed=1, mind=0):
    """random surface points (co, normal) on the base mesh, object space"""
    rr = random.Random(seed); me = o.data; me.calc_loop_triangles(); tr = me.loop_triangles; ar = np.array([t.area for t in tr]); cs = ar.cumsum(); out = []; tries = 0
    while len(out) < n and tries < n*60:
        tries += 1; t = tr[int(np.searchsorted(cs, rr.random()*cs[-1]))]; a, b, c = [me.vertices[i].co for i in t.vertices]; u, v = rr.random(), rr.random()
        if u+v > 1: u, v = 1-u, 1-v
        p = a+(b-a)*u+(c-a)*v; no = t.normal.copy()
        if cond and not cond(p, no): continue
        if mind and any((p-q).length_squared < mind*mind for q, _ in out): continue
        out.append((p, no))
    return out
def align(no, spin): return (Vector(no).to_track_quat('Z', 'Y') @ Euler((0, 0, spin)).to_quaternion()).to_euler()
def scatter(o, src, n, s=1., cond=None, seed=1, mind=0, sink=0., js=.15, parent=True):
    rr = random.Random(seed+5)
    for p, no in sample(o, n, cond, seed, mind):
        i = src.copy(); link(i); i.rotation_euler = align(no, rr.uniform(0, 6.28)); k = s*(1+rr.uniform(-js, js)); i.scale = (k, k, k)
        i.location = p+no*sink
        if parent: i.parent = o
def leaf_mat(c1='#3F7A2A', c2='#8DB255', key='leaf', vein=.35):
    def b(g):
        uv = g.coord('UV'); x, y, _ = g.sep(uv); ay = g.math('ABSOLUTE', g.math('SUBTRACT', y, .5))
        mid = g.math('LESS_THAN', ay, .025); vs = g.math('FRACT', g.math('SUBTRACT', g.math('MULTIPLY', x, 9.), g.math('MULTIPLY', ay, 7.)))
        vl = g.math('MAXIMUM', g.math('LESS_THAN', vs, .10), mid); n = g.noise(5, 4, .6, vec=g.coord('Object'))
        col = g.mix(n, c1, c2); col = g.mix(g.math('MULTIPLY', vl, vein), col, '#C8DC9A')
        return dict(color=col, normal=g.bump(g.math('ADD', g.math('MULTIPLY', vl, -.6), g.noise(14, 3, vec=uv)), .35, .02))
    def mk():
        m = principled('leaf', c1, .38, sss=0, spec=.45, build=b); nt = m.node_tree; g = NT(nt); out = nt.nodes['Material Output']; p = [n for n in nt.nodes if n.type == 'BSDF_PRINCIPLED'][0]
        t = g.n('BsdfTranslucent', ins={'Color': c2}); mx = g.n('MixShader', ins={0: .28}); nt.links.new(p.outputs[0], mx.inputs[1]); nt.links.new(t.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0]); return m
    return M('leaf'+key, mk)
def leaf(L=.4, W=.15, curl=.1, fold=.35, serr=0., ruffle=0., mat=None, seed=0, stem=.12, shape=.85, nu=40, nv=13, blunt=.75):
    rr = random.Random(seed); ph = rr.uniform(0, 6)
    def f(u, v):
        s = 2*v-1; w = W*np.clip(np.sin(math.pi*np.clip(u, 0, 1)**shape), 0, 1)**blunt
        if serr: w = w*(1+serr*(np.abs(((u*11) % 1)-.5)*2-.5)*(np.abs(s) > .7))
        w = w+.004; y = s*w; x = u*L
        z = fold*np.abs(s)*w+curl*L*np.sin(u*math.pi*.9)*1.0-curl*L*u*u*1.2+ruffle*W*np.sin(u*21+ph+s*1.5)*np.abs(s)**2+ruffle*.5*W*np.sin(u*13+ph*2-s*2)
        return x, y, z
    return grid('leaf', f, nu, nv, mat=mat or leaf_mat(), subd=0)
def powder(mat, amount=.5, key='sugar'):
    """layer icing sugar over a principled material, on upward faces"""
    nt = mat.node_tree; g = NT(nt); p = [n for n in nt.nodes if n.type == 'BSDF_PRINCIPLED'][0]; out = nt.nodes['Material Output']
    geo = g.n('NewGeometry'); nz = g.sep(geo.outputs['Normal'])[2]; pos = g.coord('Object')
    n = g.math('ADD', g.math('MULTIPLY', g.noise(2.3, 3, .5, vec=pos), .55), g.math('MULTIPLY', g.noise(90, 2, .8, vec=pos), .6))
    f = g.math('MULTIPLY', g.ramp(g.math('ADD', n, (amount-.5)*.7), [(.52, 0.), (.66, 1.)]), g.ramp(nz, [(.55, 0.), (.85, 1.)]))
    d = g.n('BsdfDiffuse', ins={'Color': '#FFFBF4', 'Roughness': 1.}); mx = g.n('MixShader', ins={0: f}); nt.links.new(p.outputs[0], mx.inputs[1]); nt.links.new(d.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0]); return mat

def grade(path, k=1.):
    """display-space finishing: soft S-curve, +saturation, warm lift, mild sharpen, faint vignette"""
    import cv2
    a = cv2.imread(path).astype(np.float32)/255; h, w = a.shape[:2]
    c = a+k*.55*(a-.5)*a*(1-a)*2*.9; c = np.clip(c*1.035, 0, 1)                              # contrast + small gain
    l = c@np.array([.114, .587, .299], np.float32); c = l[..., None]+(c-l[..., None])*(1+.02*k)
    bl = cv2.GaussianBlur(c, (0, 0), 1.1); c = c+(c-bl)*.35*k
    y, x = np.mgrid[-1:1:h*1j, -1:1:w*1j]; c *= (1-.10*k*np.clip(np.hypot(x, y)-.55, 0, 1)**1.5)[..., None]
    cv2.imwrite(path, (np.clip(c, 0, 1)*255+.5).astype(np.uint8))
