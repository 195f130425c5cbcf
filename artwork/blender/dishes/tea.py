"""The teas and the hot chocolate."""
from coffee import *

# ---------------------------------------------------------------- vessels
TEAGLASS = [(.27, 0), (.282, .03), (.298, .12), (.335, .55), (.372, 1.08)]
TEACUP = [(.20, 0), (.215, .045), (.235, .06), (.34, .13), (.43, .27), (.475, .42), (.50, .52), (.512, .56)]
YUNOMI = [(.225, 0), (.235, .04), (.30, .10), (.345, .22), (.355, .40), (.352, .58), (.36, .66)]
LOWGLASS = [(.25, 0), (.30, .02), (.40, .10), (.46, .26), (.475, .42), (.478, .58)]
CHAIGLASS = [(.25, 0), (.262, .03), (.285, .12), (.345, .50), (.385, .86)]
STOUT = [(.30, 0), (.325, .03), (.37, .12), (.40, .28), (.408, .48), (.412, .66), (.418, .74)]
def clear(surface_col, deep, density): return glass('tea', surface_col, 0, 1.33, .97, absorb=deep, density=density)
def teapot(x, y, s, mat, body=None, lid=None, spout=-1, side=False, z=0.):
    """pot with lid, spout (to the left with -1) and a handle behind or, as in Japan, at the side"""
    B = body or [(.24, 0), (.26, .02), (.40, .12), (.50, .30), (.52, .46), (.46, .64), (.33, .75), (.25, .78)]
    H = B[-1][1]; o = [lathe('pot', [(0, .03)]+B+[(.24, H+.012), (0, H+.01)], 72, mat)]
    o.append(lathe('lid', [(0, H+.16), (.035, H+.16), (.062, H+.135), (.058, H+.10), (.03, H+.075), (.05, H+.065), (.16, H+.045), (.245, H+.012), (.25, H-.005), (0, H-.01)], 64, mat))
    P = bez((spout*.44, 0, H*.36), (spout*.74, 0, H*.36), (spout*.66, 0, H*.86), (spout*.86, 0, H*.98), 24)
    o.append(sweep('spout', P, lambda t: .125*(1-t)**1.3+.046, mat, 16, 1., subd=1))
    if side: o.append(sweep('grip', bez((.05, -.44, H*.62), (.12, -.62, H*.68), (.20, -.80, H*.74), (.26, -.98, H*.86), 14), lambda t: .055+.035*t, mat, 14))
    else: o.append(sweep('ear', bez((-spout*.40, 0, H*.88), (-spout*.92, 0, H*1.12), (-spout*.92, 0, H*.18), (-spout*.47, 0, H*.30), 26), lambda t: .045+.015*abs(2*t-1)**2, mat, 14, 1.25, subd=1))
    return join_group(o, (x, y, z), (0, 0, 0), s)

# ---------------------------------------------------------------- companions
def wood_mat(): return M('turned', lambda: principled('turned', '#C08F55', .5, spec=.3, build=lambda g: dict(color=g.mix(g.noise(3, 4, .6, vec=g.n('Mapping', ins={'Vector': g.coord('Object'), 'Scale': (9, 9, 1)}).outputs[0]), '#A87743', '#D6AB72'))))
def honey_mat(): return M('honey', lambda: glass('honey', '#FBD080', 0, 1.42, .95, absorb='#E0860C', density=2.6))
def dipper(tip, end, coated=True):
    """turned wooden honey dipper"""
    a, b = Vector(tip), Vector(end); d = b-a; L = d.length; p = [(0, -.02), (.05, -.015)]
    for k in range(7):
        z = .035*k; r = .062+.038*math.sin(math.pi*(k+.6)/7); p += [(r, z), (r, z+.018), (r*.62, z+.022), (r*.62, z+.032)]
    p += [(.03, .27), (.026, .32), (.022, L-.08), (.034, L-.04), (.03, L), (0, L+.005)]
    o = [lathe('dipper', p, 40, wood_mat(), subd=1)]
    if coated: o.append(lathe('coat', [(0, -.034), (.06, -.022), (.098, .05), (.115, .11), (.108, .17), (.082, .225), (.05, .236), (.02, .23)], 40, honey_mat(), subd=1)); displace(o[1], lambda c, n: c+n*.012*fb(c, 14, 3, 2))
    q = d.to_track_quat('Z', 'Y').to_euler()
    for i in o: i.location = a; i.rotation_euler = q
    return o
def honey_pot(x, y, s=1.):
    """small open glass of honey with the dipper in it"""
    O = [(.20, 0), (.225, .02), (.25, .08), (.255, .24), (.235, .33), (.24, .38)]; O = [(r*s, z*s) for r, z in O]
    vessel(O, .02, .05, M('glass', lambda: glass()), x=x, y=y); fill(O, .02, .05, .27*s, honey_mat(), x=x, y=y)
    dipper((x+.02, y-.04, .16*s), (x+.34, y+.12, .92), False)
def bright_mint():
    """fresh leaves with the light behind them"""
    def mk():
        m = leaf_mat('#3F8C2E', '#8CC652', 'brightmint', .3); nt = m.node_tree; mx = [n for n in nt.nodes if n.type == 'MIX_SHADER'][0]; mx.inputs[0].default_value = .46; p = [n for n in nt.nodes if n.type == 'BSDF_PRINCIPLED'][0]
        nt.links.new(p.inputs['Base Color'].links[0].from_socket, p.inputs['Emission']); p.inputs['Emission Strength'].default_value = .10; return m
    return M('brightmint', mk)
def mint_stem(H=1.1, seed=1, first=.30, n=7, m=None):
    """a whole stalk of mint with n pairs of leaves, one mesh"""
    rr = random.Random(seed); m = m or leaf_mat('#3A7E30', '#86BC55', 'mint'); st = principled('stalk', '#6E8F3E', .5, sss=.05); bend = rr.uniform(-.10, .10)
    P = [(bend*math.sin(t*2.2), .05*math.sin(t*3+seed), H*t) for t in np.linspace(0, 1, 16)]; o = []
    for i in range(n):
        t = first+(1-first)*(i/(n-1))**.9; k = .62+.5*math.sin(math.pi*min(1, .25+.62*i/(n-1))); k *= 1-.42*(i/(n-1))**3; b = Vector(P[min(15, int(t*15))])
        for sd in (0, 1):
            l = leaf(.34*k, .125*k, rr.uniform(.12, .26), .28, .16, .06, m, seed*20+i*2+sd, nu=26, nv=9); l.location = b; l.rotation_euler = (rr.uniform(-.25, .25), -.30-.75*(i/(n-1))**2+rr.uniform(-.2, .2), i*1.571+sd*math.pi+rr.uniform(-.3, .3)); o.append(l)
    for sd in range(3): l = leaf(.15, .06, .2, .35, .1, .05, m, 300+seed*5+sd, nu=20, nv=9); l.location = P[-1]; l.rotation_euler = (0, -1.0-.2*sd, sd*2.1); o.append(l)
    o.append(sweep('st', P, lambda t: .020*(1-.55*t), st, 8, subd=0)); bpy.context.view_layer.update(); s = merge(o, 'mintstem'); s.location = (0, 0, -9); return s
def petals(n, seed=1):
    """camomile: white petals round a yellow dome, one mesh"""
    rr = random.Random(seed); wm = M('petal', lambda: principled('petal', '#FCF8EC', .55, sss=.12, sssr=(.05, .05, .04), spec=.25)); o = []
    for i in range(n):
        l = grid('pt', lambda u, v: (.30+.70*u, (v-.5)*.40*np.clip(np.sin(math.pi*np.clip(u*.80+.12, 0, 1)), .05, 1)**.5, -.08*u*u*rr.uniform(-.3, 1.4)+.03*np.cos(v*12)*u+.02), 12, 7, mat=wm); l.rotation_euler = (rr.uniform(-.12, .12), rr.uniform(-.12, .14), i*2*math.pi/n+rr.uniform(-.08, .08)); o.append(l)
    ym = M('eye', lambda: principled('eye', '#E8AE16', .65, spec=.2, build=lambda g: dict(color=g.mix(g.ramp(g.voro(9, g.coord('Object')), [(.1, 1.), (.5, 0.)]), '#B9780C', '#F2C229'), normal=g.bump(g.voro(9, g.coord('Object')), 1., .08))))
    e = ball('eye', .34, ym, (1, 1, .80), (0, 0, .05), 4); displace(e, lambda c, n_: c+n_*.035*math.sin(c.x*55)*math.sin(c.y*55)); o.append(e)
    st = sweep('fst', [(0, 0, .0), (.05, .02, -.18), (.12, .04, -.30)], .035, principled('fstalk', '#7C9A4A', .6), 8, subd=0); o.append(st)
    bpy.context.view_layer.update(); s = merge(o, 'flower'); s.location = (0, 0, -9); return s
def ginger_mats():
    flesh = M('gfl', lambda: principled('gfl', '#EFD88C', .38, sss=.18, sssr=(.08, .06, .02), spec=.45, build=lambda g: dict(color=g.mix(g.ramp(g.noise(26, 3, .6, vec=g.coord('Object')), [(.42, 0.), (.66, 1.)]), '#FAEAB0', '#E6C976'), normal=g.bump(g.noise(40, 3, vec=g.coord('Object')), .3, .01))))
    def b(g):
        v = g.coord('Object'); n = g.noise(8, 4, .65, vec=v); w = g.n('TexWave', wave_type='BANDS', bands_direction='X', ins={'Scale': 5.5, 'Distortion': 5., 'Detail': 2., 'Vector': v}).outputs['Fac']; ring = g.ramp(w, [(.0, 1.), (.14, 0.)])
        return dict(color=g.mix(g.math('MULTIPLY', ring, .45), g.mix(n, '#D9B77E', '#B98D54'), '#8A5F33'), normal=g.bump(g.math('SUBTRACT', g.math('MULTIPLY', n, .5), g.math('MULTIPLY', ring, .5)), .5, .02))
    return flesh, M('gsk', lambda: principled('gsk', '#C9A26A', .6, sss=.05, spec=.3, build=b))
def ginger_slice(r=.15, seed=1):
    f, s = ginger_mats(); q = lambda a: 1+.10*math.sin(2*a+seed)+.07*math.sin(3*a+seed*2.3)+.04*math.sin(5*a+seed)
    a = lathe('gs', [(0, .016), (r-.008, .016), (r-.004, .012), (r-.004, -.012), (r-.008, -.016), (0, -.016)], 40, f, 1, q); b = lathe('gk', [(r-.006, .014), (r, .009), (r, -.009), (r-.006, -.014)], 40, s, 1, q)
    bpy.context.view_layer.update(); o = merge([a, b], 'gslice'); o.location = (0, 0, -9); return o
def ginger_root(x, y, rz=0., s=1.):
    """knobbly root with one cut end"""
    f, sk = ginger_mats(); o = []
    for P, r in [((((-.46, 0, 0), (-.2, .10, .03), (.15, -.06, .02), (.42, .06, 0))), .125), (((-.12, .05, .02), (-.16, .22, .06), (-.10, .32, .08), (-.16, .42, .06)), .092), (((.16, 0, .02), (.22, -.16, .05), (.30, -.22, .06), (.34, -.30, .05)), .085)]:
        o.append(sweep('root', bez(*P, 20), lambda t, r=r: r*(.80+.20*math.sin(t*9+r*40))*math.sqrt(max(.03, 1-max(0, (abs(2*t-1)-.78)/.22)**2)), sk, 16, .9, subd=1))
    o.append(lathe('cutend', [(0, .006), (.082, .006), (.094, 0), (.09, -.01)], 28, f, 1)); o[-1].location = (.435, .062, 0); o[-1].rotation_euler = (0, 1.45, .2)
    return join_group(o, (x, y, .115*s), (0, 0, rz), s)
def cinnamon(L=.95):
    """quill: bark rolled in from both sides"""
    def b(g):
        v = g.coord('Object'); n = g.noise(2, 5, .65, vec=g.n('Mapping', ins={'Vector': v, 'Scale': (9, 9, 1.1)}).outputs[0]); return dict(color=g.ramp(n, [(.3, '#5E2E14'), (.52, '#93512A'), (.72, '#B97A46')]), normal=g.bump(n, .5, .02))
    m = M('cinn', lambda: principled('cinn', '#8E4E26', .65, spec=.25, build=b))
    def f(u, v):
        q = 2*v-1; a = np.abs(q)*7.6; r = .060-.0052*a; s = np.sign(q); return s*(.056-r*np.cos(a)), r*np.sin(a)-.02, u*L+.012*np.sin(v*17)*(u > .5)-.012*np.sin(v*13)*(u < .5)
    o = grid('cinn', f, 14, 90, mat=m); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .008; return o
def star_anise(r=.17):
    m = M('anise', lambda: principled('anise', '#6B3A1C', .5, spec=.35, build=lambda g: dict(color=g.mix(g.noise(7, 4, vec=g.coord('Object')), '#4A2410', '#8A5128'), normal=g.bump(g.noise(30, 3, vec=g.coord('Object')), .3, .01)))); o = []; sd = principled('aseed', '#7A3A12', .15, coat=.5)
    for k in range(8):
        l = grid('pod', lambda u, v: (u*r, np.sin((v-.5)*math.pi*1.15)*.036*np.sin(math.pi*np.clip(u*.92+.06, 0, 1))**.7, .012+.045*(1-np.cos((v-.5)*math.pi*1.0))*np.sin(math.pi*np.clip(u, 0, 1))**.6+.03*u*u), 18, 9, mat=m); l.modifiers.new('so', 'SOLIDIFY').thickness = .010; l.rotation_euler = (0, 0, k*math.pi/4+.1); o.append(l)
        if k % 3 != 2: e = ball('as', .022, sd, (1.3, .8, .8), (.56*r*math.cos(k*math.pi/4+.1), .56*r*math.sin(k*math.pi/4+.1), .026), 2); o.append(e)
    bpy.context.view_layer.update(); s = merge(o, 'anise'); s.location = (0, 0, -9); return s
def cardamom():
    m = M('card', lambda: principled('card', '#A9B26A', .6, sss=.05, spec=.25, build=lambda g: dict(color=g.mix(g.noise(5, 3, vec=g.coord('Object')), '#8F9B52', '#C4C489')))); o = ball('card', .11, m, (1, .52, .50), (0, 0, -9), 4)
    for v in o.data.vertices:
        x, y, z = v.co; a = math.atan2(z, y); k = (1+.10*abs(math.sin(1.5*a*2)))*(1-.25*(x/.11)**2); v.co = (x*1.12, y*k, z*k)
    return o
def dry_leaves(x, y, n=90, z=0., r=.16, cols=('#2A1A12', '#3B2617'), size=(.10, .014), h=.05, seed=3, petals_=0, straight=False):
    """a little heap of dry leaf twists"""
    rr = random.Random(seed); src = []
    for k in range(4):
        m = principled('dry', cols[k % 2], .7, spec=.2); L = size[0]*rr.uniform(.7, 1.2); c = 0 if straight else rr.uniform(-.35, .35)
        t = sweep('twist', [(L*(q-.5), c*L*math.sin(q*5), .15*c*L*math.cos(q*7)) for q in np.linspace(0, 1, 7)], lambda q: size[1]*(.35+.65*math.sin(math.pi*q))*.7, m, 6, .55, subd=0); t.location = (0, 0, -9); src.append(t)
    for i in range(n):
        d = abs(rr.gauss(0, .55)); a = rr.uniform(0, 6.28); inst(rr.choice(src), (x+r*d*math.cos(a), y+r*d*math.sin(a)*.8, .012+z+h*max(0, 1-d)*rr.uniform(.4, 1)), (rr.uniform(-.3, .3), rr.uniform(-.4, .4), rr.uniform(0, 6.28)), rr.uniform(.8, 1.2))
    if petals_:
        b = leaf(.09, .028, .2, .3, mat=principled('corn', '#3F5FB5', .6, sss=.05), seed=9, nu=12, nv=5); b.location = (0, 0, -9)
        for i in range(petals_): a = rr.uniform(0, 6.28); d = r*rr.uniform(.1, 1.0); inst(b, (x+d*math.cos(a), y+d*math.sin(a)*.8, .02+z+h*.9*max(0, 1-d/r)+.01), (rr.uniform(-.4, .4), rr.uniform(-.4, .2), rr.uniform(0, 6.28)), 1.)

# ---------------------------------------------------------------- the seven
def fresh_mint_tea():
    studio(); Z = S_Z; coaster(.50); g = M('glass', lambda: glass()); t, base = .022, .09
    vessel(TEAGLASS, t, base, g, Z); fill(TEAGLASS, t, base, .92, clear('#FFFADB', '#E3DC78', .42), Z)
    green = bright_mint(); A, B = mint_stem(1.16, 1, .26, 6, green), mint_stem(1.06, 4, .34, 5, green); rr = random.Random(12)
    for i in range(4):
        a = i*2.4+.4; d = .05+.11*(i/4); o = inst((A, B)[i % 2], (0, 0, 0)); o.data = o.data.copy(); k = rr.uniform(.86, 1.0); mt = Matrix.Translation((d*math.cos(a), d*math.sin(a), base+.02)) @ Euler((0, .12+.13*rr.random(), a)).to_matrix().to_4x4() @ Matrix.Scale(k, 4)
        for v in o.data.vertices:                                   # the glass holds the leaves together
            c = mt @ v.co; q = math.hypot(c.x, c.y)+1e-6; lim = rad(TEAGLASS, min(c.z, 1.08))-t-.012+max(0, c.z-1.07)*1.4; f = lim*math.tanh(q/lim)/q; v.co = (c.x*f, c.y*f, max(c.z, base+.012))
        o.location = (0, 0, Z)
    for i in range(4):                                                # the crown above the rim
        a = i*2.4+.5; d = .05+.20*(i/4)**.6; e = mint_sprig((d*math.cos(a), d*math.sin(a), Z+1.24-.45*d), .92, 7, 30+i, green); e.rotation_euler = (0, .9*d/.28, a)
    honey_pot(.70, -.26, .92); mint_sprig((-.62, -.44, -.005), .85, 8, 9, green)
    camera(16, 2.2, (.08, 0, .74), fstop=.65, focus=(0, -.3, .8))
def earl_grey():
    studio(); c = ceramic('#F4EEE3', '#b9a98f', amount=.12, rough=.12); saucer(.72, .225, mat=c); Z = S_Z; t, base = .024, .075
    cc = glaze('#F4EEE3', '#F6F1E7', band=(PAL['sage'], .475, .50), amount=.10, rough=.12); vessel(TEACUP, t, base, cc, Z); handle(TEACUP, .46, .22, c, .24, -24, Z, .034)
    fill(TEACUP, t, base, .465, clear('#EDBE7C', '#B8600F', 1.4), Z, e=.006)
    lemon_slice(.215, '#D9D95A', '#86A534', loc=(-.13, .0, Z+.474), rot=(.03, -.03, .3), thick=.03)
    teapot(-.50, .82, .84, c, spout=1)
    dry_leaves(.70, -.60, 120, 0, .17, petals_=9); lemon_slice(.19, '#D9D95A', '#86A534', loc=(-.80, -.36, .03)); lemon_slice(.19, '#D9D95A', '#86A534', loc=(-.68, -.50, .055), rot=(.12, -.13, .8))
    camera(28, 2.05, (.0, .06, .36), fstop=.7, focus=(0, -.25, .5))
def sencha():
    studio(); dk = glaze('#59645A', '#E9E4D2', foot=('#A98B63', .055), rim=('#8A6B45', .645), speck='#2c332c', rough=.30)
    board((1.75, 1.05, .06), (-.02, .02, 0), .06); Z = .06; t, base = .034, .08
    vessel(YUNOMI, t, base, dk, Z, x=.24, y=-.14); fill(YUNOMI, t, base, .545, clear('#E9EDB2', '#8FA82E', .65), Z, x=.24, y=-.14, e=.008)
    teapot(-.42, .30, .74, ceramic('#4A4F4C', '#1e2220', amount=.5, rough=.34), body=[(.30, 0), (.33, .02), (.47, .10), (.56, .26), (.55, .40), (.44, .52), (.30, .57), (.25, .58)], spout=1, side=True, z=Z)
    dry_leaves(-.50, -.30, 120, Z, .16, ('#3C5A24', '#5C7A34'), (.13, .012), .05, 5, straight=True)
    camera(33, 1.95, (.0, -.02, .32), fstop=.75, focus=(.1, -.3, .5))
def ginger_lemon_tea():
    studio(); Z = S_Z; saucer(.72, .27, PAL['sage'], ceramic(PAL['sage'], '#3c4636', amount=.4)); g = M('glass', lambda: glass()); t, base = .022, .075
    vessel(MUG, t, base, g, Z); handle(MUG, .74, .22, g, .32, -18, Z, .040); fill(MUG, t, base, .80, clear('#FFF4CE', '#F5C83E', .34), Z)
    G = [ginger_slice(.145, 1), ginger_slice(.125, 3), ginger_slice(.135, 5)]
    for i, (x, y, z, rx, ry) in enumerate([(-.15, -.16, .30, 1.02, .4), (.14, -.19, .44, 1.05, -.3), (-.06, -.20, .62, 1.0, .1), (.18, .08, .22, 1.2, .5), (-.18, .06, .52, 1.5, -.4)]): inst(G[i % 3], (x, y, Z+z), (rx, 0, ry), 1.)
    lemon_slice(.26, loc=(.06, -.02, Z+.805), rot=(.06, -.05, .3), thick=.04); inst(G[0], (-.22, -.12, Z+.815), (.12, .10, .4), .9)
    ginger_root(-.90, .54, .5, 1.05); inst(G[1], (-.72, -.42, .035), (.0, .0, .4), 1.05); inst(G[2], (-.60, -.50, .065), (.25, -.12, 1.), 1.05)
    spoon((.40, -.68, .0), math.radians(-64), .66); ball('hon', .088, honey_mat(), (1, .64, .46), (.51, -.627, .045), 4, rot=(0, 0, math.radians(26)))
    lemon_slice(.22, loc=(.96, .22, .03))
    camera(21, 2.1, (.02, 0, .44), fstop=.65, focus=(0, -.3, .6))
def chai_latte():
    studio(); Z = S_Z; saucer(.66, .25, '#B9714A', ceramic('#A9623C', '#5a2c16', amount=.4)); g = M('glass', lambda: glass()); t, base = .024, .09
    vessel(CHAIGLASS, t, base, g, Z)
    m = layered([(.0, '#B97A45'), (.35, '#C48B55'), (.74, '#D3A06B'), (.84, '#E3C096'), (.90, '#F6E7CC'), (1., '#FBF1DF')], .09, .86, .10, .8, 'chai'); fill(CHAIGLASS, t, base, .835, m, Z)
    img = milk_on(np.ones((N_, N_, 3))*hx('#F7E9CF'), disc()[2]*0, '#F7E9CF', 81); img = dust(img, '#8A4A1E', -.05, -.05, .55, 1.05)
    surface(CHAIGLASS, t, .835, img, Z, 0, .07, .5, e=.004)
    c = cinnamon(.80); c.location = (.10, .10, Z+.42); c.rotation_euler = (-.10, .36, .4); s = star_anise(.20); inst(s, (-.10, -.10, Z+.895), (.10, -.06, .2), .95)
    inst(s, (-.82, -.12, .02), (0, 0, .3), 1.1); k = cardamom(); rr = random.Random(4)
    for x, y in [(.62, -.46), (.76, -.36), (.70, -.58), (.50, -.62), (.88, -.50)]: inst(k, (x, y, .055), (rr.uniform(-.4, .4), 0, rr.uniform(0, 6)), 1.)
    d = cinnamon(.80); d.location = (-1.22, -.34, .065); d.rotation_euler = (math.pi/2, 0, 1.25)
    camera(20, 2.12, (.0, 0, .52), fstop=.65, focus=(0, -.3, .6))
def hot_chocolate():
    studio(); c = glaze('#9E4832', '#F0E6D6', foot=('#C9A57A', .07), rim=('#7A3320', .725), speck='#5a2114', amount=.5); napkin(1.5, (-.12, .1, 0), .35, PAL['linen'], 'linen', .012); Z = .03; t, base = .036, .08
    vessel(STOUT, t, base, c, Z); handle(STOUT, .60, .20, ceramic('#9E4832', '#5a2114'), .32, -26, Z, .052)
    x, y, r = disc(); a = nz_(4, 91); a = warp(a, (nz_(3, 92)-.5)*.4, (nz_(3, 93)-.5)*.4); img = mx(hx('#4A2110')*np.ones((N_, N_, 3)), hx('#6B3519'), sm(.4, .62, a)); img = mx(img, hx('#A86B3E'), sm(.90, .985, r)*.8)
    q = np.hypot(x, y); th = np.arctan2(y, x); sp = sm(.10, .03, np.abs(q-.16-.055*np.mod(th+1.2, 2*math.pi)))*sm(.62, .5, q)*.85; img = mx(img, hx('#E9CFA8'), warp(sp, (nz_(6, 94)-.5)*.08, (nz_(6, 95)-.5)*.08))
    surface(STOUT, t, .645, img, Z, 0, .012, .25)
    P = [(.05, .06, .66), (.27, .22, 1.13)]; dv = Vector(P[1])-Vector(P[0]); sweep('stick', [Vector(P[0])+dv*k for k in np.linspace(0, 1, 8)], .022, wood_mat(), 12)
    blk = rbox('block', (.22, .22, .24), .03, choc_mat(), 3); blk.location = Vector(P[0])+dv*.14; blk.rotation_euler = dv.to_track_quat('Z', 'Y').to_euler()
    for q in ((-.70, -.34, .0, .3), (-.50, -.52, .0, 1.0), (-.60, -.42, .075, .62), (.60, -.56, .0, .2)): choc_square(q[:3], q[3], .25, (.06, -.1) if q[2] > .05 else (0, 0))
    dr = ball('callet', .07, choc_mat(), (1, 1, .5), (0, 0, -9), 4); rr = random.Random(3)
    for x_, y_ in [(.78, -.42), (.86, -.58), (.74, -.66), (-.86, -.52), (.92, -.36), (-.36, -.66)]: inst(dr, (x_, y_, .032), (0, 0, 0), rr.uniform(.85, 1.1))
    camera(31, 2.0, (.02, 0, .36), fstop=.7, focus=(0, -.3, .6))
def camomile():
    studio(); Z = S_Z; saucer(.78, .25, mat=ceramic(PAL['sage'], '#3c4636', amount=.4)); g = M('glass', lambda: glass()); t, base = .022, .07
    vessel(LOWGLASS, t, base, g, Z); handle(LOWGLASS, .46, .16, g, .28, -22, Z, .036); fill(LOWGLASS, t, base, .49, clear('#FCECB4', '#F0C23C', .50), Z)
    F = [petals(14, 1), petals(13, 2), petals(15, 3)]; rr = random.Random(6)
    for i, (x, y) in enumerate([(-.17, -.10), (.03, -.27), (.17, .01), (-.08, .17), (-.31, .10), (.17, .27), (.31, -.12), (-.24, -.27), (.33, .14)]): inst(F[i % 3], (x, y, Z+.508), (rr.uniform(-.12, .12), rr.uniform(-.12, .12), rr.uniform(0, 6)), rr.uniform(.12, .142))
    for i, (x, y, z, rx) in enumerate([(-.80, -.36, .085, .30), (-.64, -.58, .075, .25), (-.95, -.58, .07, .2), (.80, -.50, .08, .30), (.40, -.50, .165, .2)]): inst(F[i % 3], (x, y, z), (rx, rr.uniform(-.1, .1), rr.uniform(-.3, .3)), .16)
    napkin(1.5, (.35, .45, 0), .4, PAL['linen'], 'linen', .03)
    camera(36, 2.0, (.0, -.02, .28), fstop=.7, focus=(0, -.3, .5))

PICTURES = {'fresh-mint-tea': fresh_mint_tea, 'earl-grey': earl_grey, 'sencha': sencha, 'ginger-lemon-tea': ginger_lemon_tea, 'chai-latte': chai_latte, 'hot-chocolate': hot_chocolate, 'camomile': camomile}
