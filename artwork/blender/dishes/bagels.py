"""The bagels: crust and seeds differ, and the upper half lies so that the filling tells which one it is."""
from fillings import *

def seeds(kind):
    if kind in ('sesame', 'poppy'): return seed_obj('sesame' if kind == 'sesame' else 'pop')
    if kind == 'pumpkin': return park(ball('pumpkin', 1, mat('pumpkin', '#7C8A3A', .42, '#A3AB5C', spec=.4), (.062, .032, .014), sub=2))
    if kind == 'sunflower': return park(ball('sunfl', 1, mat('sunfl', '#C9B48A', .5, '#8F7F62', spec=.35), (.048, .022, .014), sub=2))
    return park(ball('flax', 1, mat('flax', '#6A3A1C', .3, spec=.5), (.026, .015, .008), sub=2))
CRUST = dict(gold=('#C47A34', '#8C4A18', '#EBC184'), brown=('#B4692A', '#7E3F14', '#E7B978'), dark=('#96521F', '#5E2C0E', '#D29A58'), pale=('#D29048', '#9C5A20', '#F0CB92'))
def tint(o, tone):
    c = CRUST[tone]; o.data.materials[0] = bread(c[0], c[1], c[2], .36, 1., 'bg'+tone, .28)
def base(Z, tone='brown'):
    o, f = half_bagel(False); tint(o, tone); z0 = Z+.152
    for q in (o, f): q.location.z = z0
    return z0
def lid(loc, rot, tone='brown', topping=(('sesame', 210),), lim=.35):
    t, tf = half_bagel(True); tint(t, tone); rr = [t, tf]
    for i, (k, n) in enumerate(topping): scatter(t, seeds(k), n, 1., lambda p, q: q.z > lim, 3+i*6, dict(sesame=.034, poppy=.020, pumpkin=.085, sunflower=.065, flax=.03)[k], .004)
    return join_group(rr, loc, rot)
def leaning(Z, hf, side, tone, topping, spin=.5, tilt=.80, R_=.65):
    """the upper half leans on the filling (hf high) with its other edge on the board, at the right (1) or the left (-1)"""
    zc = Z+.04+R_*math.sin(tilt); x = .60-(zc-hf)/math.tan(tilt); e = lid((side*x, .12, zc), (0, 0, 0), tone, topping); e.rotation_mode = 'ZYX'; e.rotation_euler = (.14, side*tilt, spin); return e
def spread(z0, m, h=.085, lump=.035, seed=2, r=.655, r0=.14):
    """a thick uneven ring of something creamy that comes out a little at the edge"""
    o = lathe('spread', [(r0+.04, .0), (r0, h*.4), (r0+.05, h*.85), (.40, h), (r-.065, h*.88), (r, h*.42), (r-.035, .0)], 90, m, subd=1)
    displace(o, lambda c, n: c+n*(lump*fb(c, 3.2, 3, seed))+Vector((0, 0, .012*math.sin(5*math.atan2(c.y, c.x)+seed)*(c.z > h*.5)))); o.location.z = z0; return o
def ringpos(a, d, z): return (d*math.cos(a), d*math.sin(a), z)
def frill(z, n=10, a0=-3.1, a1=.1, d=.36, make=lettuce_leaf, s=.8, droop=.12, seed=3):
    rr = random.Random(seed)
    for i in range(n):
        a = a0+(a1-a0)*(i+.5)/n+rr.uniform(-.1, .1); put(make(seed*20+i), ringpos(a, d, z+rr.uniform(0, .015)), (rr.uniform(-.3, .3), droop+rr.uniform(-.1, .12), a+rr.uniform(-.25, .25)), s)
def spots(n, a0, a1, d0, d1, seed=1, mind=.0):
    rr = random.Random(seed); out = []
    for _ in range(n*30):
        if len(out) >= n: break
        p = (rr.uniform(a0, a1), rr.uniform(d0, d1)); q = (p[1]*math.cos(p[0]), p[1]*math.sin(p[0]))
        if all((q[0]-x)**2+(q[1]-y)**2 > mind**2 for x, y in out): out.append(q)
    return out
def scene(color='linen', nap=(.62, .55), rz=.10, kind='board', plate_color=PAL['stone']):
    studio(); napkin(1.6, (*nap, 0), .5 if nap[0] > 0 else -.4, PAL[color], color, .05)
    if kind == 'board': board((2.45, 1.55, .09), rz=rz); return .09
    plate(1.12, plate_color); return .032
CREAM = lambda: mat('creamcheese', '#FFF8EA', .42, '#FBF0DC', bump=.5, bs=11, dist=.03, sss=.1, sssr=(.06, .05, .04))

def salmon():
    Z = scene(); z0 = base(Z, 'brown'); spread(z0, CREAM(), .13, .04, 2, .70)
    rr = random.Random(5)
    for i in range(11): salmon_sheet(-3.05+i*.60, z0+.150+.026*(i % 3), rr.uniform(.75, 1.0), .20, rr.uniform(.70, .82), i)
    for i, a in enumerate((-2.5, -1.95, -1.35, -.8, -.3)): dill(ringpos(a, .44, z0+.225+.01*(i % 2)), .72, i+1, (rr.uniform(-.2, .2), .28, a+rr.uniform(-.4, .4)))
    lid((-.02, .12, z0+.30), (.20, -.04, .4), 'brown', (('sesame', 250),))
    lemon_slice(.22, loc=(.82, -.40, Z+.03), rot=(0, 0, .4)); lemon_slice(.22, loc=(.94, -.24, Z+.06), rot=(.14, -.1, 1.1)); dill((-1.0, -.42, Z+.02), 1., 8, (0, 0, -.5)); dill((-.92, -.34, Z+.03), .8, 9, (0, 0, -.1))
    camera(24, 2.25, (0, 0, .40), fstop=.75, focus=(0, -.55, .4))

def cream_cheese():
    Z = scene('sage', (-.65, .55), -.08); z0 = base(Z, 'gold'); spread(z0, CREAM(), .20, .075, 5, .69, .10); spread(z0+.12, CREAM(), .10, .08, 8, .60, .16)
    c = park(chive()); rr = random.Random(3); pts = [(x, y, z0+.235-.45*max(0, math.hypot(x, y)-.50)**1.2-(.10 if math.hypot(x, y) > .62 else 0)) for x, y in spots(130, -3.6, 1.4, .20, .66, 4, .03)]
    strew(c, pts, 1., 3); strew(park(ball('pepper', .016, mat('pepper', '#241C16', .6), (1, .8, .7), sub=1)), [(x, y, z-.002) for x, y, z in [(a, b, z0+.245-.45*max(0, math.hypot(a, b)-.5)**1.2) for a, b in spots(60, -3.4, 1.1, .22, .62, 9, .02)]], 1., 5)
    leaning(Z, z0+.20, 1, 'gold', (('poppy', 520),))
    ch = leaf_mat('#2F7A26', '#5FA63A', 'chive', 0.)
    for i in range(9): sweep('ch', bez((-.78+.02*i, -.78+.014*i, Z+.015+.008*(i % 3)), (-.5, -.70+.02*i, Z+.02), (-.3, -.68+.014*i, Z+.02), (.0+.05*(i % 4), -.78+.028*i, Z+.02), 12), lambda t: .015*(1-.6*t), ch, 6, subd=0)
    camera(27, 2.35, (.13, 0, .36), fstop=.75, focus=(0, -.5, .4))

def chicken_curry():
    Z = scene('linen', (-.65, .55), -.1); z0 = base(Z, 'brown'); frill(z0+.03, 12, -3.4, .3, .34, s=.86)
    cur = mat('curry', '#F0B92E', .34, '#E3A21C', n=(6, 4, .6), bump=.5, bs=16, dist=.03, sss=.04, coat=.2); ch = mat('currychick', '#F6CF66', .36, '#E9B63C', n=(5, 4, .6), bump=.6, bs=20, dist=.03, sss=.04, coat=.15)
    spread(z0+.04, cur, .17, .06, 3, .64, .12); src = lump(ch, .085, .40, (1.2, .85, .7), 6); rr = random.Random(6)
    strew(src, [(x, y, z0+.22+rr.uniform(-.02, .03)-.5*max(0, math.hypot(x, y)-.5)) for x, y in spots(46, -3.5, 3.1, .22, .66, 2, .075)], 1., 3)
    strew(src, [(x, y, z0+.12+rr.uniform(-.02, .05)) for x, y in spots(26, -3.3, .2, .60, .68, 7, .06)], .95, 4)
    strew(lump(RAISIN(), .042, .35, (1.25, .85, .8), 4), [(x, y, z0+.265-.42*max(0, math.hypot(x, y)-.5)) for x, y in spots(10, -3.0, -.1, .45, .70, 5, .16)], 1., 6)
    ap = mat('apple', '#FBF4D4', .3, '#F2E6B4', sss=.2, coat=.2); sk = mat('appleskin', '#B4231F', .25, '#D2553A', coat=.3)
    for i, (x, y) in enumerate(spots(10, -2.9, -.2, .50, .70, 8, .17)):
        r = (rr.uniform(-.5, .5), rr.uniform(-.5, .5), rr.uniform(0, 6)); b = rbox('app', (.10, .085, .07), .008, ap, 2, loc=(0, 0, 0)); s_ = rbox('appsk', (.101, .086, .014), .005, sk, 2, loc=(0, 0, .036)); join_group([b, s_], (x, y, z0+.275-.5*max(0, math.hypot(x, y)-.5)), r)
    lid((-.03, .16, z0+.36), (.20, .03, .9), 'brown', ())
    for k in range(3): apple_slice((.62+.10*k, -.52-.03*k, Z+.04+.018*k), math.radians(-40-16*k), .12)
    strew(lump(RAISIN(), .045, .35, (1.25, .85, .8), 3), [(-.86, -.52, Z+.03), (-.76, -.60, Z+.03), (-.92, -.62, Z+.03), (-.70, -.50, Z+.03)], 1., 8)
    camera(24, 2.3, (0, 0, .42), fstop=.75, focus=(0, -.55, .4))
def apple_slice(loc, rz, tilt=0., red='#B7272A'):
    def f(u, v):
        a = (u-.5)*2.35; r = .30-.20*v*np.cos(a/2.35*math.pi*.98)**.7; return r*np.cos(a), r*np.sin(a), .03*(1-(2*v-1)**2)*.6
    o = grid('aslice', f, 44, 18, mat=M('aslice2', lambda: principled('aslice', '#F7EBC2', .25, sss=.2, sssr=(.1, .08, .04), spec=.5, build=lambda g: dict(color=g.ramp(g.sep(g.coord('UV'))[1], [(.0, red), (.07, '#C8322D'), (.10, '#F7EBC2'), (.7, '#F9F0CE'), (1., '#EFE0A8')])))))
    md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .045; return put(o, loc, (tilt, -.12, rz))

def hummus():
    Z = scene('brick', (.66, .55), .08); z0 = base(Z, 'pale'); hm = HUMMUS(); spread(z0, hm, .19, .075, 4, .70, .10)
    cu = CUCFACE(.2); C = park(disc(.2, .04, cu)); rr = random.Random(2)
    for i, a in enumerate(np.linspace(-3.5, .4, 9)): inst(C, ringpos(a, .49, z0+.225+.012*(i % 2)), (.30*math.sin(a)*-1+rr.uniform(-.08, .08), .30*math.cos(a), a), rr.uniform(.92, 1.05))
    pm = pepper_mat()
    for i, (a, d) in enumerate([(-2.2, .30), (-1.55, .34), (-.85, .32), (-.1, .34)]):
        def f(u, v, a=a, i=i): x = (u-.5)*.62; y = (v-.5)*.15; return x, y+.06*np.sin(u*4+i), .05*np.sin(u*6+i*2)+.03*(1-(2*v-1)**2)-.35*np.clip(u-.62, 0, 1)**1.6
        o = grid('pepstrip', f, 30, 10, mat=pm); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .022; put(o, ringpos(a, d+.07, z0+.285), (rr.uniform(-.2, .2), .10, a+rr.uniform(-.35, .35)))
    mm = leaf_mat('#2F6B2C', '#6FA348', 'mint')
    for a, d in ((-1.9, .5), (-1.15, .46), (-.45, .46)): mint_sprig(ringpos(a, d, z0+.29), .50, 6, int(d*20+a*3) % 17+2, mm)
    strew(lump(mat('chick', '#E2B668', .45, '#CF9A4A', sss=.05), .05, .08, (1, 1, .9)), [(x, y, z0+.275) for x, y in spots(7, -2.3, .3, .46, .60, 5, .18)], .9, 2)
    leaning(Z, z0+.26, -1, 'pale', (('pumpkin', 46), ('sunflower', 60), ('sesame', 110)))
    bowl(.25, .16, PAL['stone'], (.82, -.50, Z)); dip(.235, .115, hm, (.82, -.50, Z)); strew(seeds('pumpkin'), [(.80, -.52, Z+.17), (.88, -.46, Z+.165), (.82, -.44, Z+.165)], .8, 3)
    mint_sprig((.46, -.72, Z+.03), .5, 6, 4, mm); camera(27, 2.5, (-.10, 0, .37), fstop=.75, focus=(0, -.5, .4))

def egg_half(loc, rot, s=1., runny=.5):
    """half a soft-boiled egg, cut side up (local z)"""
    o = ball('egg', .2, EGGWHITE(), sub=4)
    for v in o.data.vertices: v.co.x *= 1.28-.10*(v.co.x/.2); 
    cut(o, (0, 0, .0), (0, 0, 1), EGGWHITE())
    y = ball('yolk', .118, YOLK(), (1.04, 1, .26), sub=4, loc=(.012, 0, .006), nz=.04); ri = disc(.126, .006, mat('yolkrim', '#F9C03C', .3, sss=.2), (.012, 0, .003)); return join_group([o, y, ri], loc, rot, s)
def egg():
    Z = scene('sage', (-.66, .55), -.08); z0 = base(Z, 'gold'); rr = random.Random(4); frill(z0+.02, 11, -3.5, .5, .36, s=.72, seed=5)
    my = MAYO(); spread(z0+.03, my, .13, .05, 6, .64, .12)
    for i, (a, t) in enumerate(((-3.05, .30), (-2.05, .42), (-1.05, .42), (2.3, .1))): egg_half(ringpos(a, .45, z0+.235), (0, t, a), 1.16)
    for a, d, r in [(-2.55, .58, .075), (-1.55, .60, .08), (-.62, .56, .07)]: b_ = ball('mayo', r, my, (1.15, 1, .7), ringpos(a, d, z0+.17), 4, nz=.2); b_.rotation_euler = (.2, 0, a)
    for i, (a, d) in enumerate([(-2.55, .34), (-1.55, .30), (-3.7, .30), (-.5, .40)]): cress(ringpos(a, d, z0+.17), 15, .05, .20, i+2, (.06*math.cos(a), .06*math.sin(a)))
    strew(park(ball('pepper', .010, mat('pepper', '#241C16', .6), (1, .8, .7), sub=1)), [(x, y, z0+.275) for x, y in spots(26, -3.2, 0, .34, .52, 9, .02)], 1., 5)
    leaning(Z, z0+.27, 1, 'pale', (('sesame', 300),))
    egg_half((-.70, -.58, Z+.13), (.50, .0, .2), .85); cress((-.40, -.76, Z), 26, .09, .15, 9, (.08, 0))
    camera(29, 2.4, (.10, .0, .36), fstop=.8, focus=(0, -.5, .4))

def avocado_slice(loc, rot, s=1.):
    def f(u, v):
        a = (u-.5)*2.7; r = .34-.19*v*np.clip(np.cos(a/2.7*math.pi*.99), 0, 1)**.6; return r*np.cos(a)*1.0-.26, r*np.sin(a)*1.08, .02*(1-(2*v-1)**2)
    def b(g):
        v = g.coord('UV'); y = g.sep(v)[1]; n = g.noise(12, 3, vec=g.coord('Object')); return dict(color=g.ramp(g.math('ADD', y, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .06)), [(.0, '#47641F'), (.05, '#6F9A32'), (.20, '#A6C552'), (.5, '#D3DC84'), (1., '#EFE7A0')]), normal=g.bump(n, .12, .02))
    o = grid('avo', f, 48, 14, mat=M('avo', lambda: principled('avo', '#C4D470', .24, sss=.18, sssr=(.08, .09, .03), spec=.5, coat=.25, build=b))); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .045; return put(o, loc, rot, s)
def avocado_half(loc, rot, s=1.):
    """half an avocado with its stone, cut side up (local z)"""
    sk = mat('avoskin', '#2B3818', .5, '#46552A', n=(9, 5, .7), bump=.8, bs=14, dist=.04); prof = [(0, -.46), (.16, -.44), (.33, -.32), (.39, -.14), (.36, .06), (.26, .26), (.17, .42), (.09, .52), (0, .54)]
    o = lathe('avoh', prof, 48, sk, subd=1); apply_mods(o); o.data.transform(Matrix.Rotation(math.pi/2, 4, 'Y'))
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); w = g.math('SUBTRACT', .385, g.math('MULTIPLY', g.math('MAXIMUM', g.math('ADD', x, .14), 0.), .42)); d = g.math('DIVIDE', g.math('ABSOLUTE', y), w)
        e = g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', g.math('ADD', x, .0), .78), 'Y': y}).outputs[0]}).outputs['Value']; dd = g.math('MAXIMUM', d, g.math('DIVIDE', e, .40))
        return dict(color=g.ramp(dd, [(.2, '#F2EAA4'), (.62, '#DDE08A'), (.84, '#A9C555'), (.95, '#5F8A2B'), (1., '#3D5420')]))
    cut(o, (0, 0, 0), (0, 0, 1), M('avocut', lambda: principled('avocut', '#DDE08A', .26, sss=.18, sssr=(.08, .09, .03), spec=.5, coat=.2, build=b)))
    st = ball('stone', .19, mat('stone2', '#7A431C', .3, '#5C2E12', n=(5, 4, .6), bump=.2, coat=.25), (1.05, 1, .75), (-.12, 0, .02), 4); return join_group([o, st], loc, rot, s)
def avocado():
    Z = scene('linen', (.66, .55), .08); z0 = base(Z, 'brown'); rr = random.Random(3); spread(z0, CREAM(), .07, .03, 3)
    T = park(disc(.215, .055, TOMFACE(.215)))
    for i, a in enumerate(np.linspace(-3.5, .5, 8)): inst(T, ringpos(a, .47, z0+.105+.014*(i % 2)), (rr.uniform(-.06, .06), .10, a), rr.uniform(.95, 1.05))
    for i, a in enumerate(np.linspace(-3.3, .75, 15)): avocado_slice(ringpos(a, .46, z0+.215), (-.14+rr.uniform(-.05, .05), .52, a-math.pi/2+rr.uniform(-.06, .06)), .86)
    li = dict(color='#A8CC4E', rind='#5C8F2B'); lemon_slice(.15, li['color'], li['rind'], ringpos(-.62, .40, z0+.345), (.30, .1, .3), .03)
    sm = [seeds('pumpkin'), seeds('sunflower'), seeds('sunflower'), seeds('sesame')]; strew(sm, [(x, y, z0+.295-.25*max(0, math.hypot(x, y)-.45)) for x, y in spots(34, -3.3, .3, .30, .62, 6, .05)], 1., 4, .5)
    leaning(Z, z0+.27, -1, 'brown', (('pumpkin', 30), ('sesame', 150), ('poppy', 150), ('flax', 60)))
    avocado_half((.76, -.52, Z+.19), (.72, 0, .42), .58); lemon_slice(.17, li['color'], li['rind'], (.30, -.76, Z+.025), (0, 0, .3), .04)
    camera(27, 2.5, (-.10, 0, .37), fstop=.75, focus=(0, -.5, .4))

PICTURES = {'salmon-bagel': salmon, 'cream-cheese-bagel': cream_cheese, 'chicken-curry-bagel': chicken_curry, 'hummus-bagel': hummus, 'egg-bagel': egg, 'avocado-bagel': avocado}
