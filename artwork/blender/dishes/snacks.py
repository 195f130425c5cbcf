"""Snacks from the grill and the fryer, and the board for the aperitif."""
from props import *
from bites import *

def dense(o, cuts):
    """more faces, so that a box can be dented"""
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=cuts, use_grid_fill=True); bm.to_mesh(o.data); bm.free(); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons)); return o
def chunk(size, mat, seed=0, rough=.03, bevel=.025, cuts=3):
    o = dense(rbox('chunk', size, bevel, mat, 3), cuts); displace(o, lambda c, n: c+n*rough*fb(c, 6, 3, seed)); return o

# ---------------------------------------------------------------- wrap
def tortilla():
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); up = g.sep(g.n('NewGeometry').outputs['Normal'])[2]; n = g.noise(4, 5, .6, .3, v); n2 = g.noise(20, 4, .6, vec=v)
        col = g.mix(g.ramp(n, [(.3, 0.), (.7, 1.)]), '#F3DFB4', '#E6C384'); sp = g.ramp(g.math('ADD', g.voro(7, v), g.math('MULTIPLY', n2, .25)), [(.20, 1.), (.34, 0.)]); col = g.mix(g.math('MULTIPLY', sp, .75), col, '#A8662A')
        d = g.math('ADD', g.math('ADD', y, g.math('MULTIPLY', x, .35)), g.math('MULTIPLY', g.noise(5, 3, vec=v), .04)); st = g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', d, 5.2)), .5)), [(.10, 1.), (.15, .8), (.22, 0.)])
        st = g.math('MULTIPLY', g.math('MULTIPLY', st, g.ramp(up, [(.1, 0.), (.45, 1.)])), g.ramp(n2, [(.3, .6), (.55, .95)])); return dict(color=g.mix(st, col, '#4A220C'), normal=g.bump(g.math('SUBTRACT', g.math('ADD', g.math('MULTIPLY', n2, .5), n), g.math('MULTIPLY', st, .4)), .4, .03))
    return M('tortilla', lambda: principled('tortilla', '#EFD6A2', .62, sss=.06, spec=.25, build=b))
def wrap_sauce():
    def mk(): m = principled('yogsauce', '#FFF4DC', .32, spec=.4, coat=.15, build=lambda g: dict(normal=g.bump(g.noise(10, 3, vec=g.coord('Object')), .1, .02))); p = [q for q in m.node_tree.nodes if q.type == 'BSDF_PRINCIPLED'][0]; p.inputs['Emission'].default_value = lin('#FFF4DC'); p.inputs['Emission Strength'].default_value = .13; return m
    return M('yogsauce', mk)
def half_wrap(n=(.75, .25), L=.95, r=.30, seed=0):
    """one half of a rolled wrap along y, cut aslant through tortilla and filling: the cut is the plane y = n0 x + n1 z"""
    rr = random.Random(seed); nx, nz = n; co, no = (0, 0, 0), (nx, -1, nz); turns = 2*math.pi+.9; t0 = math.radians(150); place = lambda x, z, out: (x, nx*x+nz*z-out, z)
    def f(u, v):
        t = t0-v*turns; q = r*(.955+.062*v)*np.clip(1-u**7, 0, 1)**.40*(1+.02*np.sin(u*9+seed)*np.sin(t*2)); x = q*np.cos(t)*1.08; z = q*np.sin(t)*.94; y0 = nx*x+nz*z; return x, y0+u*(L-y0), z
    o = grid('shell', f, 70, 120, mat=tortilla()); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .024; displace(o, lambda c, no_: c+no_*.010*fb(c, 4, 3, seed)); G = [o]
    yog = wrap_sauce(); spicy = grilled('spicywrap', '#E8A552', '#C4641F', pitch=9, top=.4)
    core = ball('core', 1, wet('#FBE6B8', 'wrapsauce', .32, 0, .2, '#F3C27C', 7, .5), (r*1.0, .9, r*.88), sub=4); cut(core, (0, .05, 0), no, wet('#FBE6B8', 'wrapsauce')); G.append(core)
    def rod(x, z, w, h, skin, face, out, p=0., lump_=.03):
        """a long piece of filling that ends in the cut"""
        q = sweep('rod', [(x+.01*math.sin(3*k+p), k, z) for k in np.linspace(-.55, .45, 14)], lambda t: w/2*(1+.05*math.sin(t*17+p)), skin, 18, h/w, subd=1); apply_mods(q); displace(q, lambda c, nn: c+nn*lump_*fb(c, 5, 3, seed+p)); c0 = Vector(place(x, z, out)); cut(q, tuple(c0), no, face); G.append(q)
    tom = wet('#D9301C', 'wraptom', .16, .1, .4); tomf = M('wraptomf', lambda: principled('wraptomf', '#E2452C', .2, spec=.5, coat=.3, build=lambda g: (lambda v: dict(color=g.mix(g.ramp(g.voro(15, v), [(.10, 1.), (.24, 0.)]), g.mix(g.noise(7, 3, vec=v), '#D5311D', '#F0664A'), '#F6C98A'), normal=g.bump(g.voro(15, v), .3, .02)))(g.coord('Object'))))
    for k, (x, z, w, h) in enumerate([(-.125, .045, .225, .165), (.115, .075, .235, .170), (-.01, -.115, .235, .150)]): rod(x, z, w, h, spicy, chicken_face((x, z, w/2, h/2), 'y'), .048+.014*k, k*2.1)
    for k, (x, z, w, h) in enumerate([(.180, -.075, .185, .120), (-.178, -.090, .180, .115), (-.01, .188, .27, .085)]): rod(x, z, w, h, tom, tomf, .022, 5+k, .012)
    sh = [green('butter'), green('romaine')]
    for k, (x0, x1, z0, amp) in enumerate([(-.25, .25, -.205, .020), (-.25, -.08, .150, .022), (.07, .26, .175, .02)]):   # leaves as wavy sheets, seen on edge
        p = rr.uniform(0, 6); q = grid('sheet', lambda u, v: (x0+(x1-x0)*v, nx*(x0+(x1-x0)*v)+nz*z0-.045-.02*np.sin(v*19+p)+u*.5, z0+amp*np.sin(v*24+p)+.010*np.sin(v*51+p)), 10, 60, mat=sh[k % 2]); md = q.modifiers.new('so', 'SOLIDIFY'); md.thickness = .016; G.append(q)
    for k in range(6):                                                              # a frill of leaf that peeps out below and at the sides
        t = math.radians(rr.uniform(185, 355)); q = r*rr.uniform(.74, .84); x, z = q*math.cos(t)*1.05, q*math.sin(t)*.90; l = lettuce(.24, .12, .35, .04, .05, sh[k % 2], seed+k); l.location = place(x, z, -.15); l.rotation_euler = (rr.uniform(-1, 1), .0, -math.pi/2+rr.uniform(-.3, .3)); G.append(l)
    B = [ball('y', rr.uniform(.030, .045), None, (1.4, .7, 1), place(x+rr.uniform(-.01, .01), z, .045), 3) for x, z in [(-.05, .0), (.0, -.02), (.05, .0), (.10, -.03), (.0, .06), (-.01, .11), (.0, .14), (-.10, -.05)]]
    B += [ball('y', .034-.004*k, None, (1, .8, 1.2), place(.10+.006*k, -.03-.030*k, .048), 3) for k in range(4)]; G.append(melt(B, yog, .010, 4)); ml = leaf_mat('#3E8A34', '#86BC55', 'mintw')
    for k, (x, z) in enumerate([(.10, .15), (-.15, -.04)]): l = leaf(.15, .06, .15, .3, .1, .05, ml, k, nu=20, nv=7); l.location = place(x, z, .05); l.rotation_euler = (.9, rr.uniform(-.5, .5), rr.uniform(-1.2, 1.2)); G.append(l)
    return G
def chicken_wrap():
    studio(); area((-.6, -3.2, 1.3), (0, 0, .5), 1.8, 46, (1., .92, .82), 1.4, 'card'); board((2.3, 1.5, .09), (0, .05, 0), -.04); Z = .09
    a = join_group(half_wrap((.72, .22), 1.05, .30, 3), (-.13, -.36, Z+.285), (.0, .0, -.50)); b = join_group(half_wrap((-.72, .26), 1.05, .30, 8), (.08, -.26, Z+.80), (-.03, .0, .48))
    pot(.20, .18, PAL['stone'], (-.70, -.34, Z)); fill(.187, Z+.148, wrap_sauce(), (-.70, -.34, 0), .03, .02); mint_sprig((-.70, -.36, Z+.18), .50, 7, 4)
    flecks(Mound(1, Z+.172, 0, 1, -.70, -.34), 16, .15, wet('#B3200E', 'chili', .4, .05, .1, '#D8501A', 30), 3, .012, .01, -.70, -.34)
    napkin(1.6, (.95, .80, 0), -.4, PAL['sage'], 'sage', .05)
    camera(24, 2.3, (.0, .0, .54), fstop=.8, focus=(0, -.55, .6))

# ---------------------------------------------------------------- skewers
def halloumi(seed): return chunk((.24, .30, .29), grilled('hall', '#FBE6AE', '#E6A441', pitch=8.5, axis=(.0, 1., .25), top=.35, strength=.95, rough=.36), seed, .018, .03, 4)
def pepper_piece(color, dark, seed):
    m = wet(color, 'pep'+color, .16, .12, .45, dark, 5, .1)
    o = grid('pepper', lambda u, v: (.045*np.cos((v-.5)*2.2)*1.6+.02*np.sin(u*5+seed), (v-.5)*.33*(1+.06*np.sin(u*7+seed)), (u-.5)*.33*(1+.06*np.sin(v*6+seed))), 20, 20, mat=m); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .05; md2 = o.modifiers.new('b', 'BEVEL'); md2.width = .012; md2.segments = 2; return o
def courgette(seed, r=.175, th=.13):
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); d = g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': y, 'Y': z}).outputs[0]}).outputs['Value']; n = g.noise(7, 4, .6, vec=v); f = g.math('DIVIDE', d, r); face = g.ramp(f, [(.0, '#EDE6A8'), (.55, '#F0EBB8'), (.86, '#DDE09A'), (.92, '#5E8A34'), (.98, '#2E5A22')])
        st = g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', g.math('ADD', y, g.math('MULTIPLY', n, .03)), 7.5)), .5)), [(.09, .85), (.2, 0.)]); face = g.mix(g.math('MULTIPLY', g.ramp(n, [(.4, 0.), (.7, .6)]), 1.), face, '#C08A3A'); return dict(color=g.mix(g.math('MULTIPLY', st, g.math('LESS_THAN', f, .93)), face, '#5A3414'), normal=g.bump(n, .2, .02))
    o = lathe('courg', [(0, th/2), (r*.93, th/2), (r, th*.36), (r, -th*.36), (r*.93, -th/2), (0, -th/2)], 48, M('courg', lambda: principled('courg', '#EDE6A8', .3, sss=.05, spec=.45, coat=.2, build=b)), 1); o.data.transform(Matrix.Rotation(math.pi/2, 4, 'Y')); return o
def skewer(seed, loc, rot, first=0):
    """a wooden pick along x with its vegetables and cheese"""
    rr = random.Random(seed); G = [sweep('pick', [(-1.16, 0, 0), (0, 0, 0), (1.10, 0, 0)], lambda t: .020*min(1, (1-t)*14+.1), wet('#CFA468', 'pick', .6, 0, 0), 8)]; x = -.80
    for k in range(9):
        kind = ('h', 'r', 'c', 'h', 'y', 'c', 'h', 'r', 'c')[(k+first) % 9]; w = dict(h=.27, r=.115, y=.115, c=.15)[kind]; x += w/2+.004
        o = halloumi(seed*9+k) if kind == 'h' else courgette(k) if kind == 'c' else pepper_piece(*(('#C8281A', '#A01810') if kind == 'r' else ('#E8A818', '#D08010')), k)
        o.location = (x, rr.uniform(-.012, .012), rr.uniform(-.01, .01)); o.rotation_euler = (rr.uniform(-.18, .18) if kind == 'h' else rr.uniform(0, 6.28) if kind == 'r' or kind == 'y' else rr.uniform(-.5, .5), rr.uniform(-.06, .06), rr.uniform(-.08, .08)-(0 if kind == 'h' else .18)); G.append(o); x += w/2+.004
    return join_group(G, loc, rot, 1.07)
def halloumi_skewers():
    studio(); plate(1.14, PAL['stone'], rim=.12); Z = .05; rr = random.Random(7); R_ = [park(rocket(i)) for i in range(4)]
    for i, (x, y) in enumerate(spread(34, .66, 3, .12, .0, .05, .75)): inst(R_[i % 4], (x, y, Z+.02), (rr.uniform(-.4, .4), -rr.uniform(.05, .3), rr.uniform(0, 6.3)), 1.05)
    skewer(2, (-.05, .28, Z+.26), (0, -.02, .40), 0); skewer(5, (.06, -.22, Z+.25), (0, .0, .34), 4)
    W = lemon_wedge(.23); boat(W, .58, -.60, Z+.20, .4, .15); boat(W, -.56, .58, Z+.20, -.3, .1); inst(parsley(2), (-.40, -.72, Z+.04), (0, 0, 0), 1.0)
    me = Mound(5, Z+.40, 0)
    pot(.20, .17, PAL['stone'], (1.18, .74, .0)); fill(.186, .135, wet('#FDF8EC', 'yoghurt', .22, .2, .35), (1.18, .74, 0), .03, .02); mint_sprig((1.18, .72, .17), .40, 5, 4); napkin(1.6, (-.75, .72, 0), -.4, PAL['linen'], 'linen', .05)
    camera(34, 2.65, (.0, .0, .20), fstop=.85, focus=(0, -.35, .3))

# ---------------------------------------------------------------- croquettes
def cheese_core(r, n=3.):
    """the inside of a cut croquette: molten cheese within a thin crust"""
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); p = lambda s: g.math('POWER', g.math('ABSOLUTE', s), n); d = g.math('DIVIDE', g.math('POWER', g.math('ADD', p(y), p(z)), 1/n), r); q = g.noise(7, 4, .6, .6, v); d = g.math('ADD', d, g.math('MULTIPLY', g.math('SUBTRACT', q, .5), .08))
        return dict(color=g.ramp(d, [(.0, '#F8DC86'), (.70, '#F3C95E'), (.84, '#EDBB4E'), (.88, '#9A5A20'), (1., '#7E4414')]), normal=g.bump(q, .4, .03))
    return M(f'core{r}', lambda: principled('core', '#F3C95E', .22, sss=.10, sssr=(.10, .07, .02), spec=.5, coat=.35, build=b))
def molten(): return M('molten', lambda: principled('molten', '#F5CE66', .16, sss=.12, sssr=(.12, .08, .03), spec=.55, coat=.5, build=lambda g: dict(color=g.mix(g.noise(4, 4, .6, .5, g.coord('Object')), '#F0BE4A', '#FADF92'), normal=g.bump(g.noise(9, 3, vec=g.coord('Object')), .15, .02))))
def cheese_croquettes():
    studio(); plate(1.10, PAL['sage'], rim=.12); Z = .05; rr = random.Random(5); r = .215; L = .98
    a = croquette(L, r, True, 1); inst(a, (-.10, .50, Z+r+.02), (0, 0, .12))
    h = croquette(L, r, True, 3); h2 = h.copy(); h2.data = h.data.copy(); link(h2); h.location = h2.location = (0, 0, 0); m = cheese_core(r, 3.4); cut(h, (.06, 0, 0), (1, .12, 0), m); cut(h2, (.06, 0, 0), (-1, -.12, 0), m)
    B = []
    for i in range(34):                                                              # cheese runs from the cut down to the plate
        t = i/33; x = .06+.20*t**.8+.02*rr.random(); y = rr.uniform(-.12, .12)*(1+.5*t); z = (.10-.02*rr.random())*(1-t)**1.6-(r-.045)*(1-(1-t)**2); B.append(ball('b', rr.uniform(.05, .085)*(1-.25*t), None, (1, 1.1, .9 if t < .5 else .45), (x, y, z), 3))
    B += [ball('b', rr.uniform(.06, .10), None, (1.3, 1.2, .28), (.24+rr.uniform(-.06, .09), rr.uniform(-.2, .16), -(r-.02)), 3) for _ in range(9)]
    flow = melt(B, molten(), .016, 8); join_group([h, flow], (-.20, -.26, Z+r+.01), (0, 0, -.80))
    B = [ball('b', rr.uniform(.05, .08), None, (.7, 1, 1), (.04+rr.uniform(-.03, .0), rr.uniform(-.12, .12), rr.uniform(-.12, .10)), 3) for _ in range(16)]+[ball('b', .06, None, (1.2, 1.3, .35), (-.02-.05*k, -.05+.06*k, -(r-.03)), 3) for k in range(3)]
    join_group([h2, melt(B, molten(), .016, 6)], (.34, -.26, Z+r+.01), (0, 0, .55))
    fm = leaf_mat('#24501C', '#4E7E2C', 'friedparsley', .1); P = [parsley(i, fm) for i in range(3)]
    for i in range(13): inst(P[i % 3], (.68+rr.gauss(0, .10), .42+rr.gauss(0, .08), Z+.04+.05*(i % 3)), (rr.uniform(-.4, .4), rr.uniform(-.4, .4), i), rr.uniform(1.1, 1.5))
    boat(lemon_wedge(.23), -.76, -.30, Z+.20, .8, .15)
    spoon_fork((1.34, .40, .02), math.radians(184), 1.05); napkin(1.6, (-.75, .70, 0), -.4, PAL['linen'], 'linen', .05)
    camera(32, 2.4, (.0, .0, .20), fstop=.85, focus=(0, -.35, .3))

# ---------------------------------------------------------------- board
def gherkin(seed):
    m = M('gherkin', lambda: principled('gherkin', '#6E7F2C', .22, sss=.04, spec=.5, coat=.35, build=lambda g: dict(color=g.mix(g.ramp(g.noise(4, 4, .6, vec=g.coord('Object')), [(.3, 0.), (.7, 1.)]), '#4A5A1C', '#7E8A3A'), normal=g.bump(g.voro(22, g.coord('Object')), .5, .03))))
    rr = random.Random(seed); b = rr.uniform(.04, .09); return park(sweep('gherkin', bez((-.19, 0, 0), (-.08, b, .0), (.08, b, 0), (.19, 0, .0), 20), lambda t: .072*max(.12, 1-abs(2*t-1)**2.6)**.55*(1+.05*math.sin(t*19+seed)), m, 14))
def apero_platter():
    studio(); board((2.62, 1.56, .09), (.04, .05, 0), .03); Z = .09; rr = random.Random(9)
    cm = wet('#EBB457', 'cube', .45, .12, .0, '#F1CB86', 2, .12, 8); cu = [park(chunk((.165, .165, .16), cm, i, .012, .014, 2)) for i in range(4)]; pts = spread(15, .36, 3, .185, -.80, -.12, 1.0)
    for i, (x, y) in enumerate(pts): inst(cu[i % 4], (x, y, Z+.082), (0, 0, rr.uniform(0, 1.6)))
    for i, (x, y) in enumerate(spread(7, .22, 8, .175, -.80, -.12)): inst(cu[i % 4], (x, y, Z+.243), (rr.uniform(-.12, .12), rr.uniform(-.12, .12), rr.uniform(0, 1.6)))
    for x, y in [(-.84, -.10), (-.74, -.20)]: inst(cu[1], (x, y, Z+.40), (rr.uniform(-.2, .2), rr.uniform(-.2, .2), x*9)) if x < -.8 else None
    B = bowl(.36, .24, PAL['stone']); B.location = (-.16, .50, Z); m = Mound(.30, Z+.15, .10, .6, -.16, .50); ol = [olive('green'), olive('kalamata'), olive('green')]
    for i in range(30): q = .29*math.sqrt((i+.5)/30); t = i*2.39996; m.put(ol[i % 3], m.x+q*math.cos(t), m.y+q*math.sin(t), .03 if i > 5 else .07, rr.uniform(0, 6), (rr.uniform(-.5, .5), rr.uniform(-.5, .5), 0), .92)
    C = [croquette(.34, .105, False, i) for i in range(3)]
    for x, y, z, r, t in [(-.14, -.36, 0, .3, 0), (.14, -.42, 0, -.2, 0), (.36, -.28, 0, .5, 0), (.02, -.14, 0, .05, 0), (.30, -.02, 0, -.35, 0), (.04, -.30, .185, .7, .05), (.24, -.20, .185, -.25, -.05)]: inst(C[int(9*abs(x)) % 3], (x, y, Z+.105+z), (rr.uniform(0, 6), t, r))
    open_ = croquette(.34, .105, False, 7); cut(open_, (.02, 0, 0), (1, 0, 0), cheese_core(.105, 2.)); inst(open_, (.46, -.50, Z+.108), (0, -.05, -1.0))
    pot(.22, .22, SLATE, (.42, .52, Z)); fill(.205, Z+.185, wet('#C9982A', 'mustard', .32, .12, .25, '#DDB44C', 10, .6, 26), (.42, .52, 0), .04, .03)
    G = [gherkin(i) for i in range(3)]
    for x, y, z, r in [(.84, -.30, 0, .4), (.98, -.16, 0, .6), (.82, -.10, 0, .2), (1.02, -.36, 0, .15), (.92, -.22, .12, 1.1), (.74, .05, 0, .9)]: inst(G[int(7*x) % 3], (x, y, Z+.07+z), (rr.uniform(-.4, .4), 0, r))
    on = park(ball('onion', .075, wet('#F6F0DC', 'silver', .14, .3, .5, '#E8E2C0', 5), (1, 1, 1.08), sub=4))
    for x, y in [(.98, .12), (1.12, .04), (1.10, .18), (.90, .24), (1.18, -.10)]: inst(on, (x, y, Z+.075), (rr.uniform(-1, 1), rr.uniform(-1, 1), 0))
    pk = wet('#CFA468', 'pick', .6, 0, 0)
    for x, y, dx, dy in [(-.86, -.12, -.05, .03), (-.66, -.24, .06, -.02)]: sweep('pick', [(x, y, Z+.25), (x+dx*.5, y+dy*.5, Z+.48), (x+dx, y+dy, Z+.70)], .012, pk, 8)
    inst(parsley(4), (-.44, .12, Z+.02), (0, 0, 0), 1.2); napkin(1.6, (1.0, .85, 0), -.4, PAL['sage'], 'sage', .05)
    camera(35, 2.85, (.05, .04, .2), fstop=.9, focus=(0, -.35, .3))

PICTURES = {'chicken-wrap': chicken_wrap, 'halloumi-skewers': halloumi_skewers, 'cheese-croquettes': cheese_croquettes, 'apero-platter': apero_platter}
