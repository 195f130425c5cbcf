"""Cakes, pastries and sweets."""
from props import *
from waffles import *

# ---------------------------------------------------------------- parts
def wedge(name, r1, z0, z1, mat, ang=48, r0=0., nr=40, na=24, nz=10, rough=0., scale=5., seed=0, inset=0., outr=0.):
    """closed slice of a round: tip at the origin, near cut face in the plane y 0, height z0 to z1"""
    A1 = math.radians(ang); bm = bmesh.new(); vs = {}
    def P(i, j, k):
        if (i, j, k) not in vs:
            r = r0+(r1-r0)*i/nr; a = A1*j/na; vs[i, j, k] = bm.verts.new((r*math.cos(a), r*math.sin(a), z0+(z1-z0)*k/nz))
        return vs[i, j, k]
    for j in range(na):
        for i in range(nr): bm.faces.new((P(i, j, nz), P(i+1, j, nz), P(i+1, j+1, nz), P(i, j+1, nz))); bm.faces.new((P(i, j+1, 0), P(i+1, j+1, 0), P(i+1, j, 0), P(i, j, 0)))
        for k in range(nz): bm.faces.new((P(nr, j, k), P(nr, j+1, k), P(nr, j+1, k+1), P(nr, j, k+1)))
        if r0 > 0:
            for k in range(nz): bm.faces.new((P(0, j+1, k), P(0, j, k), P(0, j, k+1), P(0, j+1, k+1)))
    for i in range(nr):
        for k in range(nz): bm.faces.new((P(i, 0, k), P(i+1, 0, k), P(i+1, 0, k+1), P(i, 0, k+1))); bm.faces.new((P(i+1, na, k), P(i, na, k), P(i, na, k+1), P(i+1, na, k+1)))
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    o = link(bpy.data.objects.new(name, me)); me.materials.append(mat); me.polygons.foreach_set('use_smooth', [True]*len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = .9
    if rough: displace(o, lambda c, n: c+n*rough*fb(c, scale, 4, seed))
    if inset: displace(o, lambda c, n: c+Vector((inset*1.5, inset, 0)) if c.y < .02 else c)
    return o
def cinnamon_stick(loc, rz, L=.75, r=.055):
    """a rolled stick of bark"""
    m = M('cinn', lambda: principled('cinn', '#8A4A22', .7, spec=.25, build=lambda g: dict(color=g.ramp(g.noise(2., 5, .65, .5, g.n('Mapping', ins={'Vector': g.coord('Object'), 'Scale': (1.5, 14, 14)}).outputs[0]), [(.3, '#5A2A10'), (.5, '#8F4E22'), (.75, '#B87440')]), normal=g.bump(g.noise(3., 4, .6, 0, g.n('Mapping', ins={'Vector': g.coord('Object'), 'Scale': (1, 20, 20)}).outputs[0]), .4, .03))))
    def f(u, v):
        t = (v-.5)*2; a = np.abs(t)*4.4*math.pi; q = r*(.34+.66*(np.abs(t)*0+1-np.clip(a/(4.4*math.pi), 0, 1)**1.3*.75)); s = np.sign(t)+(t == 0)
        y = s*(r*.98-q*np.cos(a)); z = r+q*np.sin(a)*1.; return (u-.5)*L+.01*np.sin(v*17), y, z
    o = grid('cinn', f, 24, 121, mat=m); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .012; o.location = loc; o.rotation_euler = (0, 0, rz); return o
def walnut(key='wn'):
    """half a walnut, flat side down; parked out of sight"""
    if key in bpy.data.objects: return bpy.data.objects[key]
    m = principled('walnut', '#B98548', .55, sss=.05, spec=.35, build=lambda g: dict(color=g.ramp(g.math('ADD', g.attr('ht'), g.math('MULTIPLY', g.math('SUBTRACT', g.noise(5, 4, .6, vec=g.coord('Object')), .5), .5)), [(.1, '#5E381C'), (.38, '#95663A'), (.62, '#C09564'), (.9, '#DFC096')]), normal=g.bump(g.noise(16, 4, .65, vec=g.coord('Object')), .35, .04)))
    o = ball(key, 1, m, sub=5); hs = []
    for v in o.data.vertices:
        d = v.co.normalized(); w = abs(math.sin(2.6*fb((d.x*1.1+.0, abs(d.y)*1.3+3*(d.y > 0), d.z), 1.7, 2, 4)*math.pi)); gr = 1-.38*math.exp(-(d.y/.12)**2)*(1-.35*abs(d.x)); k = (.84+.17*w**.7)*gr*(1+.07*math.sin(d.x*9))
        v.co = Vector((d.x*k*1.12, d.y*k*.92, d.z*k*.62 if d.z > 0 else d.z*.16*k)); hs.append(w*.8*gr if d.z > -.2 else .3)
    a = o.data.attributes.new('ht', 'FLOAT', 'POINT'); a.data.foreach_set('value', hs); o.location = (0, 0, -9); return o
def walnut_bit(k=0):
    name = f'wnb{k}'
    if name in bpy.data.objects: return bpy.data.objects[name]
    w = walnut(); o = w.copy(); o.data = w.data.copy(); link(o); o.name = name; fl = plain('#EBD3A0', .55, key='wnflesh', bump=.4, scale=9); cut(o, (.1*k, 0, 0), (1, .3-.4*k, .2), fl); o.location = (0, 0, -9); return o
def almond_flake(k=0):
    name = f'alm{k}'
    if name in bpy.data.objects: return bpy.data.objects[name]
    m = M('almond', lambda: principled('almond', '#F6E3B8', .5, sss=.12, spec=.35, build=lambda g: dict(color=g.mix(g.ramp(g.sep(g.coord('UV'))[1], [(.78, 0.), (.95, 1.)]), g.mix(g.noise(8, 3, vec=g.coord('Object')), '#F9ECCB', '#EBC98C'), '#A0642C'))))
    def f(u, v):
        a = u*2*math.pi; return v*.105*np.cos(a)*(1+.12*np.cos(a)), v*.062*np.sin(a)*(1-.25*np.cos(a)), .02*v*v*math.cos(k*2)+.010*np.sin(a*2+k)*v
    o = grid(name, f, 28, 8, wu=True, mat=m); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .010; o.location = (0, 0, -9); return o
def raspberry():
    if 'rasp' in bpy.data.objects: return bpy.data.objects['rasp']
    m = principled('rasp', '#B3122B', .3, sss=.25, sssr=(.2, .03, .04), spec=.5, coat=.15, build=lambda g: dict(color=g.mix(g.noise(2, 3, vec=g.coord('Object')), '#8E0A20', '#D0283F')))
    s = ball('dr', 1, m, sub=2); N = 54; L = []
    for i in range(N):
        z = 1-2*(i+.5)/N
        if z < -.72: continue
        q = math.sqrt(1-z*z); a = i*2.39996; k = .86-.16*z; L.append(inst(s, (q*math.cos(a)*k, q*math.sin(a)*k, z*1.02), (0, 0, 0), .26-.03*z))
    c = ball('core', .82, m, (1, 1, 1.1), sub=3); bpy.context.view_layer.update(); o = merge(L+[c], 'rasp'); bpy.data.objects.remove(s); o.location = (0, 0, -9); return o
def blueberry():
    if 'blue' in bpy.data.objects: return bpy.data.objects['blue']
    m = principled('blue', '#2B3560', .45, spec=.4, build=lambda g: dict(color=g.ramp(g.noise(2.5, 4, .6, vec=g.coord('Object')), [(.3, '#1E2444'), (.55, '#38456F'), (.75, '#7C88A8')])))
    o = ball('blue', 1, m, (1, 1, .9), sub=4)
    for v in o.data.vertices:
        d = math.hypot(v.co.x, v.co.y)
        if v.co.z > 0: v.co.z += .10*math.exp(-((d-.32)/.08)**2)*(1+.5*math.sin(5*math.atan2(v.co.y, v.co.x)))-.22*float(ease(.32, .15, d))
    o.location = (0, 0, -9); return o
def currant():
    if 'curr' in bpy.data.objects: return bpy.data.objects['curr']
    o = ball('curr', 1, principled('curr', '#C8101C', .08, sss=.4, sssr=(.4, .04, .03), spec=.6, coat=.6), sub=3); o.location = (0, 0, -9); return o
def apple_fan(loc, rz, n=4, s=1.):
    """fresh slices of red apple"""
    def f(u, v):
        a = (u-.5)*2.35; r = .30-.20*v*np.cos(a/2.35*math.pi*.98)**.7; return r*np.cos(a), r*np.sin(a), .03*(1-(2*v-1)**2)*.6
    m = M('aslice', lambda: principled('aslice', '#F7EBC2', .25, sss=.2, sssr=(.1, .08, .04), spec=.5, build=lambda g: dict(color=g.ramp(g.sep(g.coord('UV'))[1], [(.0, '#B7272A'), (.07, '#C8322D'), (.10, '#F7EBC2'), (.7, '#F9F0CE'), (1., '#EFE0A8')]))))
    L = []
    for k in range(n):
        o = grid('aslice', f, 44, 18, mat=m); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .045; o.location = (.0-.10*k, -.02*k, .05+.014*k); o.rotation_euler = (.12, -.12, math.radians(-64-12*k)); L.append(o)
    return join_group(L, loc, (0, 0, rz), s)
def attr_mat(o, name, values):
    a = o.data.attributes.new(name, 'FLOAT', 'POINT'); a.data.foreach_set('value', np.asarray(values, np.float32).ravel())

# ---------------------------------------------------------------- cakes by the slice
def apple_cake_slice():
    studio(); flat_plate(1.06, PAL['stone']); RAD, H = 1.24, .50; rr = random.Random(6)
    pastry = bread('#C4873F', '#93571F', '#E6C084', .7, 1.4, 'pastry2', 0.)
    dark = principled('compote', '#B06A24', .3, sss=.1, spec=.5, build=lambda g: dict(color=g.mix(g.noise(12, 4, .6, vec=g.coord('Object')), '#8F4C14', '#C98836'), normal=g.bump(g.noise(20, 3, vec=g.coord('Object')), .3, .02)))
    mats = [principled('apple', c, .30, sss=.06, sssr=(.09, .05, .02), spec=.5, coat=.15, build=lambda g, c=c: dict(color=g.mix(g.math('MULTIPLY', g.noise(9, 4, .6, vec=g.coord('Object')), .6), c, '#D9963E'))) for c in ('#F7DC92', '#F3CE7C', '#FAE6AC', '#ECBC62')]
    W = [wedge('base', RAD, 0, .075, pastry, rough=.012, seed=1), wedge('fill', RAD-.07, .06, H-.05, dark, rough=.01, seed=2, inset=.02), wedge('side', RAD, .03, H-.005, pastry, r0=RAD-.075, nr=4, rough=.022, seed=3, nz=14), wedge('top', RAD-.05, H-.065, H-.02, pastry, rough=.03, seed=6)]
    src = [ball('asl', 1, m, sub=4, loc=(0, 0, -9)) for m in mats]; z = .104; row = 0
    while z < H-.075:
        x = .03+rr.uniform(.0, .10)
        while x < RAD-.12:
            L = rr.uniform(.12, .21); x += L*.84; th = rr.uniform(.023, .030)
            if x > RAD-.15: break
            o = src[0].copy(); o.data = rr.choice(src).data.copy(); link(o); o.location = (0, 0, 0); tl = rr.uniform(-.05, .05); bend = rr.uniform(-.25, .25)
            for v in o.data.vertices: c = v.co; zz = math.copysign(abs(c.z)**.6, c.z)*th*(1-.25*c.x*c.x); v.co = (x+c.x*L, .05+c.y*.11, z+zz+c.x*L*tl+bend*th*c.x*c.x+rr.uniform(0, .0006))
            cut(o, (0, rr.uniform(-.014, .004), 0), (0, -1, 0), o.data.materials[0]); W.append(o); x += L*.84+.004
        z += .050; row += 1
    for s in src: hide(s)
    sm_ = powder(bread('#CF9650', '#9C5C22', '#EBCB93', .75, 2., 'crumble2', 0.), .36); sz = [ball('cb', .05, sm_, sub=3, nz=.45, nscale=1.6, loc=(0, 0, -9)) for _ in range(5)]; top = W[3]
    for p, n in sample(top, 240, lambda p, n: n.z > .5, 3, .040): W.append(inst(rr.choice(sz), p+Vector((0, 0, rr.uniform(-.005, .035))), (rr.uniform(0, 6), rr.uniform(0, 6), 0), rr.uniform(.5, 1.25)))
    for i, (p, n) in enumerate(sample(top, 30, lambda p, n: n.z > .5, 9, .085)): W.append(inst(almond_flake(i % 3), p+Vector((0, 0, .058)), (rr.uniform(-.6, .6), rr.uniform(-.6, .6), rr.uniform(0, 6)), rr.uniform(.85, 1.1)))
    join_group(W, (-.66, -.22, .03), (0, 0, math.radians(8)))
    apple_fan((.30, -.50, .03), 0., 4, .95); cinnamon_stick((-.48, -.62, .03), .35, .62); cinnamon_stick((-.42, -.70, .03), .12, .58)
    for i in range(4): inst(almond_flake(i % 3), (-.66+.10*i+.05*(i % 2), -.40-.06*(i % 2), .045), (.2, .1, i*1.3), 1.)
    whip((.70, -.10, .03), .20, .25, plain('#FFF9EE', .4, key='whipped', bump=.12, scale=14)); spoon_fork((1.24, .46, .02), math.radians(186)); sugar_dust(.8, .7, .034, 160, 2, color='#8A4A22', s=.005)
    camera(26, 2.22, (.02, 0, .24), fstop=.8, focus=(0, -.4, .3))
def cheesecake():
    studio(); flat_plate(1.06, PAL['stone']); RAD, H = 1.24, .54; rr = random.Random(3)
    base = principled('specbase', '#8A5428', .8, spec=.2, build=lambda g: dict(color=g.ramp(g.noise(16, 5, .75, .4, g.coord('Object')), [(.3, '#5A2F12'), (.5, '#8A5227'), (.7, '#B57C42')]), normal=g.bump(g.math('ADD', g.noise(30, 4, .7, vec=g.coord('Object')), g.voro(22, g.coord('Object'))), .9, .03)))
    body = principled('ccream', '#FFF6E2', .45, spec=.35, build=lambda g: dict(color=g.mix(g.noise(4, 4, .6, vec=g.coord('Object')), '#FFF8E8', '#FAEBC8'), normal=g.bump(g.math('ADD', g.noise(11, 5, .65, vec=g.coord('Object')), g.math('MULTIPLY', g.voro(34, g.coord('Object')), .25)), .35, .03)))
    skin = principled('cskin', '#EBC887', .4, sss=.1, spec=.35, build=lambda g: dict(color=g.mix(g.noise(5, 4, .6, vec=g.coord('Object')), '#F3DCA6', '#D9A95E')))
    c = coulis(); W = [wedge('base', RAD+.008, 0, .125, base, rough=.02, scale=9, seed=1, nz=8, nr=60), wedge('body', RAD, .118, H, body, rough=.008, seed=2, nz=16, nr=60), wedge('skin', RAD+.004, .13, H+.004, skin, r0=RAD-.03, nr=3, rough=.006, seed=4), wedge('glaze', RAD-.045, H-.02, H+.026, c, rough=.016, scale=3.4, seed=5, inset=.0)]
    for x, b, w in [(.22, .40, .030), (.36, .30, .040), (.52, .44, .028), (.70, .22, .045), (.86, .40, .03), (1.04, .30, .038)]: W.append(drip((x, .006), (0, -1), H+.012, b, c, w, .12, int(x*99)))
    S, Hf = strawberry_parts(); B = raspberry(); L = blueberry(); K = currant(); t = H+.03
    pts = [('h', .40, .14, .150), ('r', .24, .10, .085), ('s', .98, .52, .17), ('h', .64, .20, .16), ('r', .86, .18, .10), ('b', .52, .32, .075), ('h', .92, .34, .16), ('r', .70, .44, .10), ('r', 1.08, .22, .10), ('b', .78, .31, .075), ('s', .74, .66, .16), ('b', 1.04, .38, .07), ('b', .50, .12, .07), ('r', .98, .70, .10), ('h', .60, .55, .14), ('r', .46, .40, .09), ('b', .34, .24, .065), ('s', 1.08, .56, .15), ('b', .74, .10, .07)]
    for k, x, y, s in pts:
        if k == 'h': W.append(inst(Hf, (x, y, t+.05), (-1.0, rr.uniform(-.2, .2), rr.uniform(-.8, .8)), s))
        elif k == 's': W.append(inst(S, (x, y, t+.11), (1.9, rr.uniform(-.3, .3), rr.uniform(-.6, .6)), s))
        else: W.append(inst(B if k == 'r' else L, (x, y, t+s*.75), (rr.uniform(-.5, .5), rr.uniform(-.5, .5), rr.uniform(0, 6)), s))
    for i in range(9): W.append(inst(K, (.62+.035*i+rr.uniform(-.03, .03), .10+.03*math.sin(i*2.1)+.10*(i % 2), t+.05+.07*(i % 3)), (0, 0, 0), .042))
    g = join_group(W, (-.66, -.22, .03), (0, 0, math.radians(8)))
    mint_sprig((.04, .06, t+.12), .34, 5, 4)
    puddle((.42, -.52, .03), .13, c, .016, 2, sx=1.6)
    for k, x, y, s in [('r', .30, -.50, .10), ('b', .52, -.60, .07), ('h', -.40, -.56, .15), ('b', -.16, -.60, .07)]:
        if k == 'h': inst(Hf, (x, y, .09), (-1.2, 0, .5), s)
        else: inst(B if k == 'r' else L, (x, y, .03+s*.8), (.2, .3, x*9), s)
    spoon_fork((1.24, .46, .02), math.radians(186)); camera(26, 2.25, (.02, 0, .31), fstop=.8, focus=(0, -.4, .3))
def carrot_cake():
    studio(); flat_plate(1.06, PAL['sage']); RAD, H = 1.22, .66; rr = random.Random(9)
    cr = principled('ccrumb', '#9A5A22', .8, sss=.06, spec=.2, build=lambda g: (lambda v: dict(color=g.mix(g.ramp(g.voro(17, g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(4, 3, vec=v, out='Color'), 1: (.15, .15, .15), 2: v}).outputs[0]), [(.05, .9), (.24, 0.)]), g.mix(g.noise(9, 4, .65, vec=v), '#8A4A1A', '#C07A34'), '#5A2C0E'), normal=g.bump(g.math('ADD', g.noise(22, 5, .75, vec=v), g.voro(17, v)), .8, .03)))(g.coord('Object')))
    fr = plain('#FBF3E2', .42, key='frost', bump=.25, scale=7); W = []; zs = [0, .165, .215, .38, .43, .595, .66]
    for i in range(3): W.append(wedge('layer', RAD-.03, zs[2*i], zs[2*i+1]+.003, cr, rough=.022, scale=7, seed=i, nz=10, nr=70))
    for i in range(2): W.append(wedge('cream', RAD-.02, zs[2*i+1]-.006, zs[2*i+2]+.006, fr, rough=.020, scale=4.5, seed=5+i, nz=8, nr=60))
    W.append(wedge('side', RAD+.01, .0, H, fr, r0=RAD-.05, nr=4, rough=.024, scale=5, seed=11, nz=16))
    top = wedge('topc', RAD+.006, zs[5]-.004, H, fr, rough=.0, seed=8, nz=8, nr=80, na=50)
    displace(top, lambda c, n: c+Vector((0, 0, 1))*(.030*math.sin(math.hypot(c.x-1.5, c.y+.6)*26+3*fb(c, 2, 2, 1))+.02*fb(c, 4, 3, 3))*(c.z > H-.01)+n*.012*fb(c, 4, 3, 8)); W.append(top)
    cm = M('carrot', lambda: principled('carrot', '#E8791C', .5, sss=.15, spec=.35)); sh = ball('shred', 1, cm, (.055, .010, .010), sub=2, loc=(0, 0, -9)); wb = [walnut_bit(0), walnut_bit(1)]
    for i in range(3):
        for _ in range(30):
            x = rr.uniform(.10, RAD-.09); z = rr.uniform(zs[2*i]+.02, zs[2*i+1]-.02); W.append(inst(sh, (x, .004, z), (rr.uniform(0, 3), rr.uniform(0, 3.1), rr.uniform(-.3, .3)), rr.uniform(.45, 1.1)))
        for _ in range(5): x = rr.uniform(.16, RAD-.12); z = rr.uniform(zs[2*i]+.045, zs[2*i+1]-.045); W.append(inst(rr.choice(wb), (x, .012, z), (rr.uniform(0, 6), rr.uniform(0, 6), 0), rr.uniform(.034, .048)))
    wn = walnut()
    for x, y, s in [(.92, .16, .125), (1.06, .40, .125), (.62, .14, .11), (.92, .66, .12), (.76, .44, .11)]: W.append(inst(wn, (x, y, H+.018), (rr.uniform(-.2, .2), rr.uniform(-.2, .2), rr.uniform(0, 6)), s))
    for k in range(9): W.append(inst(rr.choice(wb), (rr.uniform(.3, 1.), rr.uniform(.08, .25), H+.035), (rr.uniform(0, 6), rr.uniform(0, 6), 0), rr.uniform(.03, .05)))
    def little_carrot(loc, rz, s=1.):
        o = sweep('carrot', [(0, 0, 0), (.05, 0, 0), (.16, .004, 0), (.26, 0, 0), (.36, -.004, -.012)], lambda t: .062*(1-t)**.65*(1+.03*math.sin(t*40))+.004 if t > .04 else .05, M('carrot2', lambda: principled('carrot2', '#F07A18', .4, sss=.2, spec=.4, coat=.1)), 18, 1., subd=2); L = [o]
        for k in range(6): l = leaf(.20, .028, .2, .2, .3, .2, leaf_mat('#3F7A2A', '#7FB04A', 'ctop'), k); l.location = (.01, 0, .01); l.rotation_euler = (rr.uniform(-.4, .4), -.25-.12*k, math.pi+(k-2.5)*.28); L.append(l)
        return join_group(L, loc, (0, .0, rz), s)
    W.append(little_carrot((.66, .30, H+.075), -.35, 1.25)); join_group(W, (-.66, -.22, .03), (0, 0, math.radians(8)))
    for x, y, s in [(.30, -.55, .12), (.52, -.50, .11)]: inst(wn, (x, y, .045), (0, 0, x*7), s)
    for k in range(5): inst(wb[k % 2], (.22+.09*k, -.66+.05*(k % 2), .06), (k, k*2, 0), .04)
    spoon_fork((1.24, .46, .02), math.radians(186)); camera(26, 2.22, (.02, 0, .31), fstop=.8, focus=(0, -.4, .3))

# ---------------------------------------------------------------- brownie, French toast
def brownie_block(L=.86, W=.86, H=.40, seed=1):
    """moist block with a cracked, papery top"""
    def b(g):
        v = g.coord('Object'); nz = g.sep(g.n('NewGeometry').outputs['Normal'])[2]; c = g.attr('crk'); up = g.math('MULTIPLY', g.ramp(nz, [(.45, 0.), (.8, 1.)]), g.math('SUBTRACT', 1., g.ramp(c, [(.25, 0.), (.6, 1.)])))
        n = g.noise(9, 5, .65, .4, v); inner = g.ramp(g.noise(14, 5, .7, .3, v), [(.3, '#200C05'), (.5, '#3C1A0C'), (.72, '#5E2F18')]); top = g.ramp(n, [(.3, '#552A16'), (.52, '#7C4829'), (.75, '#A87650')])
        return dict(color=g.mix(up, inner, top), rough=g.math('MULTIPLY_ADD', up, -.16, .60), normal=g.bump(g.math('ADD', g.math('MULTIPLY', g.noise(26, 5, .7, vec=v), .7), g.math('MULTIPLY', g.voro(16, v), g.math('SUBTRACT', 1., up))), .75, .03))
    m = M('brownie', lambda: principled('brownie', '#3A180B', .4, spec=.36, coat=.0, coatr=.25, build=b)); rs = np.random.RandomState(seed); pts = (rs.rand(24, 2)-.5)*[L*1.2, W*1.2]; crk = []
    def top(x, y, e):
        w1 = vnoise(x.shape, 6, seed, 3)-.5; w2 = vnoise(x.shape, 6, seed+3, 3)-.5; D = np.stack([np.hypot(x+.20*w1-p[0], y+.20*w2-p[1]) for p in pts]); D.sort(axis=0); d = D[1]-D[0]; big = ease(.35, .6, vnoise(x.shape, 4, seed+6, 2)); c = np.exp(-(d/.018)**2)*(.25+.75*big); crk.append(c)
        lift = vnoise(x.shape, 30, seed+9, 3)-.5; return H-.050*c+.016*ease(.10, .0, d)*(1-c)+.05*w1+.006*lift-.05*(1-np.clip(e/.035, 0, 1))**2
    rows = tuple((k/15, .006*math.sin(k*.5+seed)*(k < 15)-.02*(k == 15)) for k in range(1, 16))
    o, A = slab('brownie', footprint(L, W, 18, .004, seed), top, m, 190, 190, rows=rows, rough=.006, seed=seed); n = len(o.data.vertices); vals = np.zeros(n, np.float32); vals[:A[0].size] = crk[0].ravel(); attr_mat(o, 'crk', vals); return o, A
def brownie():
    studio(); board((2.1, 1.5, .09), rz=.06); Z = .09; rr = random.Random(4); w = walnut(); wb = [walnut_bit(0), walnut_bit(1)]
    def one(seed, loc, rz, tilt=(0, 0), tops=()):
        o, A = brownie_block(seed=seed); G = [o]
        for _ in range(9):
            s = rr.choice((0, 1)); t = rr.uniform(-.36, .36); h = rr.uniform(.10, .32); p = (t, -.425, h) if s else (-.425 if loc[0] > 9 else .425, t, h); G.append(inst(rr.choice(wb), p, (rr.uniform(0, 6), rr.uniform(0, 6), 0), rr.uniform(.045, .065)))
        for x, y, k in tops: G.append(inst(w, (x, y, at(A, x, y)+.012), (rr.uniform(-.2, .2), rr.uniform(-.2, .2), rr.uniform(0, 6)), k))
        join_group(G, loc, (tilt[0], tilt[1], rz))
    one(1, (.10, .10, Z), .55); one(5, (.06, .10, Z+.405), .22, (.0, .0), [(-.20, .16, .14), (.20, .20, .14), (.24, -.12, .13)])
    for x, y, s in [(-.66, -.40, .13), (-.78, -.26, .12), (.80, -.42, .13)]: inst(w, (x, y, Z+.02), (0, 0, x*7), s)
    for k in range(6): inst(wb[k % 2], (-.5+.1*k+.3*(k > 3), -.58+.05*(k % 2), Z+.03), (k, k*2, 0), .045)
    napkin(1.5, (-.8, .7, 0), -.3, PAL['linen'], 'linen', .05); camera(34, 2.1, (.02, 0, .40), fstop=.8, focus=(0, -.35, .5))
def brioche_slice(seed=1, H=.24):
    """thick slice of brioche, soaked and fried golden"""
    def b(g):
        v = g.coord('Object'); nz = g.sep(g.n('NewGeometry').outputs['Normal'])[2]; n = g.noise(3.2, 5, .62, .5, v); n2 = g.noise(13, 5, .7, .2, v); po = g.ramp(g.voro(15, v), [(.02, 0.), (.16, 1.)])
        f = g.math('ADD', g.math('MULTIPLY', n, .75), g.math('ADD', g.math('MULTIPLY', n2, .35), g.math('MULTIPLY', g.attr('rim'), .22))); top = g.ramp(f, [(.36, '#F0C884'), (.52, '#DCA048'), (.66, '#B8681C'), (.84, '#7A3A0E')])
        side = g.ramp(g.math('ADD', g.sep(v)[2], g.math('MULTIPLY', n2, .1)), [(.02, '#8A4414'), (.08, '#C07A2C'), (.16, '#D9A04A'), (.26, '#9A5218')]); col = g.mix(g.ramp(nz, [(.35, 0.), (.7, 1.)]), side, top); col = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1., po), .35), col, '#9A5A1C')
        return dict(color=col, normal=g.bump(g.math('ADD', g.math('MULTIPLY', n2, .8), g.math('MULTIPLY', po, .35)), .5, .03))
    m = M('perdu', lambda: principled('perdu', '#D9962E', .36, spec=.42, coat=.22, coatr=.18, build=b)); fp0 = footprint(1.02, 1.0, 5, .018, seed); rim = []
    def fp(u, v):
        x, y, e = fp0(u, v); k = 1+.13*np.exp(-((y-.22)/.20)**2); x = x*k; y = np.where(y > .15, .15+(y-.15)*(1.18-.45*(np.abs(x)/.58)**2.2), y); return x, y, e
    def top(x, y, e):
        n = vnoise(x.shape, 6, seed, 4)-.5; m_ = vnoise(x.shape, 34, seed+2, 3)-.5; rim.append(ease(.09, .0, e)); return H+.05*n+.010*m_-.05*(1-np.clip(e/.05, 0, 1))**2
    rows = ((.1, .012), (.25, .020), (.45, .024), (.65, .022), (.82, .014), (.93, -.004), (1., -.05)); o, A = slab('brioche', fp, top, m, 160, 160, rows=rows, rough=.003, seed=seed); vals = np.ones(len(o.data.vertices), np.float32); vals[:A[0].size] = rim[0].ravel(); attr_mat(o, 'rim', vals); return o, A
def pain_perdu():
    studio(); flat_plate(1.12, PAL['sage']); rr = random.Random(2); sg = [rbox('bs', (.020, .018, .016), .004, plain(c, .3, coat=.3, key='bs'+c, sss=.1), 1, loc=(0, 0, -9)) for c in ('#9A5A1E', '#B8742C', '#7A4012')]
    def sugar(o, n, seed, cond): 
        for p, no in sample(o, n, cond, seed, .012): i = inst(rr.choice(sg), p+no*.004, (rr.uniform(0, 6), rr.uniform(0, 6), 0), rr.uniform(.6, 1.3)); i.parent = o
    a, _ = brioche_slice(1, .25); put(a, (.20, .22, .03), -.35); b, _ = brioche_slice(4, .25); put(b, (-.14, -.08, .20), .35, (math.radians(14), math.radians(3)))
    sugar(a, 90, 3, lambda p, n: n.z > .7); sugar(b, 250, 4, lambda p, n: n.z > .7 and (p.x+.02)**2+(p.y-.05)**2 < .16+.10*rr.random())
    for _ in range(90): inst(rr.choice(sg), (rr.gauss(.55, .16), rr.gauss(-.55, .09), .038), (rr.uniform(0, 6),)*3, rr.uniform(.6, 1.3))
    cinnamon_stick((.56, -.60, .035), .5, .66); cinnamon_stick((.66, -.52, .035), .22, .62); bt = rbox('butter', (.20, .18, .075), .022, principled('butter', '#F9DE86', .35, spec=.45, coat=.2), 4, rot=(math.radians(14), .05, .8), loc=(-.14, -.02, .53))
    puddle((-.14, -.06, .478), .17, principled('melt', '#F2C04E', .12, sss=.2, spec=.5, coat=.4), .018, 4).rotation_euler = (math.radians(14), math.radians(3), 0)
    sugar_dust(.9, .8, .034, 200, 5, color='#8A4A22', s=.005); spoon_fork((1.26, .52, .02), math.radians(188)); camera(33, 2.4, (.0, .0, .24), fstop=.9, focus=(0, -.35, .35))

# ---------------------------------------------------------------- viennoiserie
def flaky(key, coat=.35):
    """egg-washed laminated dough; wants the attributes band (0 in the folds, 1 on the crests) and lam (thin layers)"""
    def b(g):
        v = g.coord('Object'); nz = g.sep(g.n('NewGeometry').outputs['Normal'])[2]; n1 = g.noise(4., 5, .6, .4, v); n2 = g.noise(22, 4, .65, 0, v); s = g.attr('band'); l = g.attr('lam')
        f = g.math('ADD', g.math('MULTIPLY', nz, .22), g.math('ADD', g.math('MULTIPLY', n1, .45), g.math('ADD', g.math('MULTIPLY', s, .42), g.math('ADD', g.math('MULTIPLY', n2, .10), g.math('MULTIPLY', l, .14))))); col = g.ramp(f, [(.16, '#F3D292'), (.42, '#DDA048'), (.68, '#C07A2A'), (.88, '#955218'), (1., '#763C10')])
        return dict(color=col, normal=g.bump(g.math('ADD', g.math('MULTIPLY', n2, .5), g.math('ADD', g.math('MULTIPLY', l, .9), g.math('MULTIPLY', g.noise(60, 3, .6, vec=v), .2))), .45, .02))
    return M('flaky'+key, lambda: principled('flaky', '#C98538', .36, sss=.05, spec=.42, coat=coat, coatr=.16, build=b))
def croissant_obj(seed=1, Rc=.74, r=.365, bend=1.45, n=3.7):
    """laminated crescent, tips towards -y"""
    nu, nv = 420, 128; U, V = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv, endpoint=False), indexing='ij'); s = 2*U-1; ph = V*2*math.pi; rs = np.random.RandomState(seed)
    w = vnoise((nu, nv), 10, seed, 4)-.5; w2 = vnoise((nu, nv), 44, seed+2, 2)-.5; w[:, -6:] = w[:, -6:]*np.linspace(1, 0, 6)+w[:, :1]*np.linspace(0, 1, 6); w2[:, -4:] *= np.linspace(1, 0, 4)
    env = np.clip(1-np.abs(s)**1.6, 0, 1)**.85; p = n*np.abs(s)+.30+.34*np.cos(ph-1.2)*np.clip(np.abs(s)*3, 0, 1)+.10*w
    fr = p % 1; k = np.floor(p); first = (k < 1); fr = np.where(first, np.clip(fr, .45, 1), fr); band = np.clip(np.sin(np.pi*np.clip(fr, 0, 1)**.85), 0, 1)**.55
    step = 1-.030*(k-1)+.0; R_ = r*(env*.86+.14*np.clip((1-np.abs(s))/.05, .15, 1)**.5)*(.85+.16*band+.06*(1-fr))*(1+.05*w+.012*w2); lam = .5+.5*np.sin(fr*2*math.pi*7+3*w); lam *= ease(.45, .85, fr)*ease(1., .93, fr)
    th = s*bend; cx, cy = Rc*np.sin(th), -Rc*(1-np.cos(th)); nx, ny = np.sin(th), np.cos(th); R_ = R_*(1+.018*lam); a = R_*np.cos(ph); b = R_*np.sin(ph)*.92; b = np.maximum(b, -.24*(.5+.5*env)); x = cx+nx*a; y = cy+ny*a; z = b+.24-.115*(1-env)
    P = np.stack([x, y, z], -1).reshape(-1, 3); idx = np.arange(nu*nv).reshape(nu, nv); F = np.stack([idx[:-1], idx[1:], np.roll(idx, -1, 1)[1:], np.roll(idx, -1, 1)[:-1]], -1).reshape(-1, 4)[:, ::-1].tolist(); F += [tuple(idx[0]), tuple(idx[-1][::-1])]
    o = obj('croissant', P.tolist(), F, flaky('cr')); attr_mat(o, 'band', band); attr_mat(o, 'lam', lam); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free(); return o
def flakes(n, cx, cy, sx, sy, z, seed=1):
    """crumbs of crust"""
    rr = random.Random(seed); m = plain('#C8822E', .45, coat=.2, key='flake'); src = [ball('fl', .035, m, (1.2, .8, .10), sub=2, nz=.5, nscale=1.4, loc=(0, 0, -9)) for _ in range(3)]
    for _ in range(n): inst(rr.choice(src), (rr.gauss(cx, sx), rr.gauss(cy, sy), z), (rr.uniform(-.3, .3), rr.uniform(-.3, .3), rr.uniform(0, 6)), rr.uniform(.3, 1.))
def butter_croissant():
    studio(); flat_plate(1.12, PAL['sage']); o = croissant_obj(1); put(o, (-.02, .30, .03), .22); o.scale = (.97,)*3
    flakes(16, .0, -.52, .35, .10, .04, 3); napkin(1.5, (-.85, .72, 0), -.3, PAL['linen'], 'linen', .05)
    for q in pot((.98, .72, 0), plain('#B8141C', .15, coat=.4, sss=.2, key='jam'), .22, .22): pass
    spoon((1.30, -.62, .02), math.radians(8), .85); camera(33, 2.3, (.0, .0, .22), fstop=.8, focus=(0, -.25, .35))
PC_A, PC_B = .45, .245
def pc_inside():
    """what one sees where the dough is torn or open: thin layers with air between them"""
    def b(g):
        x, y, z = g.sep(g.coord('Object')); v = g.coord('Object'); yy = g.math('DIVIDE', y, PC_A); zz = g.math('DIVIDE', g.math('SUBTRACT', z, PC_B*.84), PC_B); q = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', yy, yy), g.math('MULTIPLY', zz, zz))); n = g.noise(5, 4, .6, .4, v)
        an = g.math('ARCTAN2', zz, yy); cx = g.n('CombineXYZ', ins={'X': g.math('MULTIPLY_ADD', n, 1.5, g.math('MULTIPLY', q, 5.2)), 'Y': g.math('MULTIPLY', an, 1.9), 'Z': g.math('MULTIPLY', x, 2.)}).outputs[0]
        e = g.voro(1.15, cx, 'DISTANCE_TO_EDGE'); hole = g.ramp(e, [(.10, 0.), (.30, 1.)]); lay = g.ramp(g.math('ADD', q, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .10)), [(.0, '#F7DFA6'), (.72, '#F3D392'), (.88, '#DDA452'), (.97, '#A5621E')])
        return dict(color=g.mix(g.math('MULTIPLY', hole, .62), g.mix(g.math('MULTIPLY', g.noise(24, 3, .6, vec=v), .5), lay, '#FFF0C8'), g.mix(n, '#C98536', '#E2AC58')), normal=g.bump(g.math('ADD', g.math('MULTIPLY', hole, -1.), g.math('MULTIPLY', g.noise(40, 3, .6, vec=v), .15)), .40, .03))
    return M('pcinside', lambda: principled('pcinside', '#F3D392', .75, spec=.15, build=b))
def pc_choc(): return M('bar', lambda: principled('bar', '#2A1107', .26, spec=.5, coat=.25, build=lambda g: dict(normal=g.bump(g.noise(6, 3, vec=g.coord('Object')), .15, .03))))
def pain_choc_obj(seed=1, L=1.12, half=False):
    """flat pillow of laminated dough rolled from both sides round two sticks of chocolate, along x; half: torn in the middle, open towards +x"""
    a, b = PC_A, PC_B; nu, nv = 260, 220; U, V = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv, endpoint=False), indexing='ij'); ph = V*2*math.pi; w = vnoise((nu, nv), 6, seed, 4)-.5; w2 = vnoise((nu, nv), 40, seed+2, 2)-.5
    for q, n in ((w, 12), (w2, 4)): q[:, -n:] = q[:, -n:]*np.linspace(1, 0, n)+q[:, :1]*np.linspace(0, 1, n)
    t = 2*U-1; c, s_ = np.cos(ph), np.sin(ph); sg2 = lambda q: np.sign(q)*np.abs(q)**(2/2.7); e = (1-np.abs(t))*L/2+.05*w
    R_ = 1+.07*w+.010*w2-.05*np.abs(t)**4; band = np.ones_like(R_)*.86; lam = np.zeros_like(R_)
    for e0, h in ((.235, .030), (.150, .034), (.072, .040)):                             # towards the open ends one layer after the other stops short
        k = ease(e0+.012, e0-.010, e); R_ = R_-h*k+.016*np.exp(-((e-e0-.02)/.018)**2); band = band-.85*np.exp(-((e-e0+.012)/.020)**2)-.07*k
    up = np.arcsin(np.clip(s_, -1, 1))/(math.pi/2); up2 = up+.10*w
    for u0, h in ((-.30, .035), (.02, .030), (.30, .020)):                               # the sides: where the dough rose, pale between its sheets
        k = np.exp(-((up2-u0)/.045)**2); R_ = R_-h*k; band = band-.80*k*(h/.035); lam = np.maximum(lam, k)
    R_ = R_+.035*ease(-.18, -.10, up2)*ease(.45, .1, up2)*(c < 0)                         # the tail of the dough
    x = t*L/2*(1+.02*w); y = a*sg2(c)*R_; z = b*sg2(s_)*R_; z = z-.026*np.exp(-(y/.085)**2)*(s_ > 0)*(1-.4*np.abs(t)); z = np.maximum(z, -b*.84)+b*.84
    P = np.stack([x, y, z], -1).reshape(-1, 3); idx = np.arange(nu*nv).reshape(nu, nv); F = np.stack([idx[:-1], idx[1:], np.roll(idx, -1, 1)[1:], np.roll(idx, -1, 1)[:-1]], -1).reshape(-1, 4).tolist()
    o = obj('painchoc', P.tolist(), F, flaky('pc', .12)); attr_mat(o, 'band', np.clip(band, 0, 1)); attr_mat(o, 'lam', 1-lam); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free(); out = [o]
    ec = M('pcend', lambda: principled('pcend', '#E9C078', .5, spec=.35, build=lambda g: dict(color=g.ramp(g.math('ADD', g.attr('lam'), g.math('MULTIPLY', g.math('SUBTRACT', g.noise(14, 4, .6, vec=g.coord('Object')), .5), .45)), [(.0, '#8A4A16'), (.25, '#C58434'), (.55, '#E8BE74'), (.85, '#F6DDA2')]), normal=g.bump(g.noise(26, 4, .65, vec=g.coord('Object')), .5, .02))))
    ch = pc_choc(); zc = b*.84
    for sg, row in ((1, -1), (-1, 0)):
        if half and sg > 0: continue
        B = np.stack([x[row], y[row], z[row]], -1); m = 60; C = np.array([B[:, 0].mean(), 0, zc]); rows = []; lv = []; wn = vnoise((m, nv), 9, seed+5+sg, 3)-.5; wn[:, -12:] = wn[:, -12:]*np.linspace(1, 0, 12)+wn[:, :1]*np.linspace(0, 1, 12)
        for j in range(m):
            q = 1-j/(m-1); d = B*q+C*(1-q); dm = np.minimum(np.hypot(d[:, 1]+.19, (d[:, 2]-zc)*1.4), np.hypot(d[:, 1]-.19, (d[:, 2]-zc)*1.4)); lev = 3.1*q**1.4+5.*np.minimum(dm, .2)+1.5*wn[j]; fr = lev % 1; lm = ease(0, .22, fr)*ease(1., .62, fr)
            d[:, 0] = B[:, 0]*q+C[0]*(1-q)+sg*(.075*(1-q**2.4)+.040*lm*(q < .98)+.05*wn[j]*(q < .98)); rows.append(d); lv.append(lm)
        Q = np.concatenate(rows); n = len(B); ii = np.arange(n*m).reshape(m, n); FF = np.stack([ii[:-1], ii[1:], np.roll(ii, -1, 1)[1:], np.roll(ii, -1, 1)[:-1]], -1).reshape(-1, 4).tolist(); en = obj('end', Q.tolist(), FF, ec); attr_mat(en, 'lam', np.concatenate(lv)); out.append(en)
        bm = bmesh.new(); bm.from_mesh(en.data); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(en.data); bm.free()
        for yy, dz, dx in ((-.19, -.012, .0), (.19, .014, -.02)):
            br = rbox('bar', (.34, .205, .098), .026, ch, 4, loc=(sg*(L/2-.03+dx), yy, zc+dz), rot=(.12*yy, 0, 0)); displace(br, lambda q, nn: q+nn*.010*fb(q, 9, 3, seed)); out.append(br)
    if half:
        cut(o, (.03, 0, 0), (1, .10, .06), pc_inside())
        for yy, dz in ((-.20, .0), (.19, .012)):                                            # molten in the middle
            m_ = ball('molt', 1, ch, (.035, .125, .066), (.035-.1*yy, yy, zc+dz), 4, rot=(.1, 0, 0)); displace(m_, lambda q, nn: q*(1+.16*fb(q, 2.2, 3, seed+yy*9))); out.append(m_)
    return join_group(out)
def pain_au_chocolat():
    studio(); area((.2, -3.3, 1.3), (-.2, 0, .3), 1.8, 34, (1., .90, .78), 1.4, 'card'); board((2.4, 1.75, .09), rz=.06); Z = .09
    g = pain_choc_obj(1); g.location = (.24, .38, Z); g.rotation_euler = (0, 0, math.radians(-38))
    h = pain_choc_obj(5, half=True); h.location = (-.44, -.42, Z); h.rotation_euler = (0, 0, math.radians(-66))
    for x, y, z, r in [(.58, -.60, .036, .25), (.66, -.42, .036, .42)]: rbox('stick', (.46, .115, .07), .022, pc_choc(), 3, loc=(x, y, Z+z), rot=(0, 0, r))
    flakes(16, .14, -.62, .20, .06, Z+.01, 3); napkin(1.5, (-1.0, .80, 0), -.3, PAL['sage'], 'sage', .05); camera(29, 2.4, (-.01, .0, .27), fstop=.8, focus=(0, -.45, .35))

# ---------------------------------------------------------------- pralines
def paper_case(loc, r=.19, h=.10, color='#5A3218'):
    def f(u, v):
        a = u*2*math.pi; q = (r*.80+(r*.28)*v)*(1+.035*np.cos(a*28)*v); return q*np.cos(a), q*np.sin(a), .004+h*v
    o = grid('case', f, 280, 8, wu=True, mat=plain(color, .6, key='case'+color)); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .006; o.location = loc; d = lathe('casef', [(0, .006), (r*.8, .006)], 40, plain(color, .6, key='case'+color), subd=0); d.location = loc
def temper(color, key): return M('temper'+key, lambda: principled('temper', color, .22, sss=.06 if key != 'dark' else 0., spec=.5, coat=.25, coatr=.08, build=lambda g: dict(normal=g.bump(g.noise(5, 3, vec=g.coord('Object')), .08, .03))))
def pralines():
    studio(); flat_plate(.86, PAL['sage'], lip=.06); Z = .03; dark, milk, white = temper('#2C1309', 'dark'), temper('#7A4220', 'milk'), temper('#F6E6C4', 'white'); rr = random.Random(3); P = [(-.40, .26), (.36, .30), (-.02, -.04), (-.42, -.34), (.40, -.32)]
    for x, y in P: paper_case((x, y, Z), .215, .085)
    z = Z+.012
    # dark dome with a hazelnut
    x, y = P[3]; o = lathe('dome', [(0, .235), (.06, .232), (.12, .205), (.17, .14), (.195, .05), (.205, .012), (.20, 0), (0, 0)], 96, dark, subd=1, rfn=lambda a: 1+.022*math.cos(a*8)); o.location = (x, y, z); N = hazel_parts(); inst(N[0], (x, y, z+.285), (.3, .2, 0), .078)
    # milk square with white stripes
    x, y = P[4]; rbox('sq', (.36, .36, .20), .03, milk, 4, loc=(x, y, z+.10), rot=(0, 0, .3)); pts = []
    for i in range(9): pts.append(((-1)**i*.15, -.155+.039*i))
    c, s_ = math.cos(.3), math.sin(.3); zig = [(x+px*c-py*s_, y+px*s_+py*c, z+.204) for px, py in pts]; sm = []
    for a, b in zip(zig[:-1], zig[1:]): sm += [tuple(np.array(a)*(1-t)+np.array(b)*t) for t in (0, .12, .5, .88)]
    sweep('zig', sm+[zig[-1]], .012, white, 10, .7, subd=1)
    # white manon with half a walnut
    x, y = P[2]; o = lathe('manon', [(0, .20), (.10, .20), (.165, .18), (.195, .12), (.205, .03), (.21, .0), (0, 0)], 72, white, subd=1, rfn=lambda a: 1+.015*math.sin(3*a)); o.location = (x, y, z); inst(walnut(), (x, y, z+.205), (.05, -.05, .5), .135)
    # truffle rolled in cocoa
    x, y = P[0]; co = principled('cocoa', '#6B3A1C', .95, spec=.1, build=lambda g: dict(color=g.ramp(g.noise(11, 5, .75, vec=g.coord('Object')), [(.3, '#3E1C0B'), (.5, '#6E3C1E'), (.72, '#9A643A')]), normal=g.bump(g.noise(26, 5, .75, vec=g.coord('Object')), .9, .03))); t = ball('truffle', .205, co, (1, 1, .92), (x, y, z+.18), 5, nz=.10, nscale=1.3)
    # ruby heart
    x, y = P[1]; ruby = temper('#B0494F', 'ruby')
    def f(u, v):
        t = u*2*math.pi; q = v*.0125; hx, hy = 16*np.sin(t)**3, 13*np.cos(t)-5*np.cos(2*t)-2*np.cos(3*t)-np.cos(4*t)+2.5; return hx*q, hy*q, .20*np.clip(1-v**3.4, 0, 1)**.55-.012*np.exp(-(hx*q/.03)**2)*ease(.1, .5, v)*(hy > 0)
    o = grid('heart', f, 120, 40, wu=True, mat=ruby); o.location = (x, y, z+.005); o.rotation_euler = (0, 0, -.25); o.scale = (1.05, 1.12, 1.1)
    napkin(1.3, (-.75, .75, 0), -.3, PAL['linen'], 'linen', .05); beans_scatter(5, .92, -.40, .08, 4); sugar_dust(.6, .5, .034, 60, 5, color='#4A2410', s=.005)
    camera(36, 1.85, (.0, .0, .10), fstop=.8, focus=(0, -.2, .2))

PICTURES = {'apple-cake': apple_cake_slice, 'cheesecake': cheesecake, 'brownie': brownie, 'butter-croissant': butter_croissant, 'pain-au-chocolat': pain_au_chocolat, 'pain-perdu': pain_perdu, 'pralines': pralines, 'carrot-cake': carrot_cake}
