"""Wine, beer, cola and water."""
from props import *
from cocktails import *

def white_wine():
    studio(); G = Glass('wine'); zt = 1.28
    G.fill(zt, clear('#F6DE78', .9, '#FFFDF0')); bottle((-.62, .55, 0), 'white'); grapes((.64, -.16, 0), '#B9C46A', '#D7DB96')
    shot(1.98, 11, .82, -.05)
def red_wine():
    studio(); G = Glass('redwine'); zt = 1.20
    wine = principled('wine', '#3A0510', .05, spec=.5, coat=.3, build=lambda g: dict(color=g.ramp(g.n('LayerWeight', ins={'Blend': .4}).outputs['Facing'], [(.1, '#3A0410'), (.6, '#5E0A1C'), (.95, '#A02038')])))
    G.fill(zt, glow(wine, '#5E0A1C', .3)); bottle((-.66, .55, 0), 'red'); grapes((.66, -.16, 0), '#3A1230', '#6A2A4C')
    shot(1.98, 11, .82, -.05)
def grapes(loc, c1, c2, n=17, seed=4):
    """a few grapes on the table"""
    m = principled('grape', c1, .25, spec=.45, build=lambda g: dict(color=g.mix(g.noise(9, 2, vec=g.coord('Object')), c1, c2))); rr = random.Random(seed); k = .085; src = ball('grape', k, m, (1, 1, 1.14), sub=3, loc=(0, 0, -9)); put = []
    for layer, cnt, R_ in ((k*.95, 10, .22), (k*2.35, 6, .13), (k*3.5, 2, .05)):
        tries = 0; c = 0
        while c < cnt and tries < 900:
            tries += 1; a = rr.uniform(0, 6.28); d = R_*math.sqrt(rr.random()); p = Vector((d*math.cos(a)*1.25, d*math.sin(a), layer+rr.uniform(-.01, .01)))
            if any((p-q).length < k*1.75 for q in put): continue
            put.append(p); c += 1; inst(src, p+Vector(loc), (rr.uniform(0, 3), rr.uniform(0, 3), 0), rr.uniform(.9, 1.05))
    sweep('gst', bez((loc[0]-.1, loc[1], k*3.2), (loc[0]-.2, loc[1], k*4.6), (loc[0]-.28, loc[1]+.05, k*4.4), (loc[0]-.36, loc[1]+.05, k*4.9), 12), .014, principled('gst', '#7C7B3C', .6), 8)
def cava():
    studio(); G = Glass('flute'); zt = 1.56
    G.fill(zt, clear('#FFDC70', 1.25, '#FFFBEC')); bubbles(G, zt, 240, .008, 10, 4, 120); G.head(zt-.002, zt+.035, foam_mat('#FFF7E2', '#F3E2B4', 70), .004, .004); bottle((-.60, .55, 0), 'cava')
    cork((.52, -.34, 0)); shot(2.02, 11, .82, -.05)
def cork(loc):
    m = principled('corkw', '#C79A63', .85, spec=.15, build=lambda g: dict(color=g.ramp(g.noise(12, 4, .6, vec=g.coord('Object')), [(.3, '#8A6238'), (.5, '#C79A63'), (.75, '#DDB784')]))); o = lathe('cork', [tuple(p) for p in smooth([(0, 0), (.12, 0), (.135, .02), (.125, .10), (.10, .17), (.098, .20), (.13, .25), (.145, .32), (.12, .38), (.06, .40), (0, .405)], 5)], 48, m, subd=0); o.location = (loc[0], loc[1], .135); o.rotation_euler = (1.53, .1, .9)
    w = steel(.25, '#D9CBB0')
    for k in range(4): sweep('wire', [(loc[0]+.3+.05*math.cos(t+k*1.6), loc[1]-.1+.10*math.sin(t), .012+.10*(k == 0)*math.sin(t)**2) for t in np.linspace(0, 6.28, 24)][:6+k*5], .006, w, 6)
def pils():
    studio(); coaster(.50); Z = .05; G = Glass('pils', (0, 0, Z), ribs=20); zt = 1.10
    G.fill(zt, clear('#FFB81E', 2.0, '#FFF8E6')); G.head(zt-.006, 1.50, foam_mat(), .06, .012, 7); bubbles(G, zt, 190, .008, 9, 5, 0)
    nuts((.58, -.30, 0)); shot(1.66, 11, .79)
def nuts(loc, n=11):
    """peanuts on the table"""
    m = principled('nut', '#D9A45E', .5, spec=.35, build=lambda g: dict(color=g.ramp(g.noise(6, 4, .6, vec=g.coord('Object')), [(.3, '#B98A55'), (.6, '#D9B888'), (.8, '#E6CFA6')]))); s = ball('nut', .05, m, (1.5, .9, .85), sub=3, loc=(0, 0, -9)); rr = random.Random(5); put = []; t = 0
    while len(put) < n and t < 500:
        t += 1; p = Vector((rr.gauss(0, .17), rr.gauss(0, .11), .042))
        if any((p-q).length < .115 for q in put): continue
        put.append(p); inst(s, p+Vector(loc), (0, 0, rr.uniform(0, 3)), rr.uniform(.85, 1.1))
def tripel():
    studio(); coaster(.52); Z = .05; G = Glass('chalice', (0, 0, Z)); zt = 1.10
    G.fill(zt, clear('#FFC02A', 1.6, '#FFF8E6')); G.head(zt-.006, 1.39, foam_mat('#FFF8EA', '#EEDFC2', 40, .35), .13, .02, 6, seed=2); bubbles(G, zt, 170, .008, 9, 6, 0)
    cheese_dish((.74, .10, 0)); shot(1.62, 12, .79)
def kriek():
    studio(); coaster(.46); Z = .05; G = Glass('kriek', (0, 0, Z)); zt = 1.28
    G.fill(zt, clear('#DC0A22', 7., '#FFECEC')); G.head(zt-.006, 1.58, foam_mat('#F9C9C8', '#EE9CA4', 44), .05, .012, 7); bubbles(G, zt, 110, .008, 6, 6, 0)
    for x, y, a, l in ((.52, -.30, .3, .16), (.68, -.22, 2.9, .14), (.60, -.46, 1.2, .1), (-.56, -.30, 1.9, .15), (-.66, -.12, -.4, .12)): cherry((x, y, .098), .105, (0, .15, a), .40, '#8E0716', l)
    mint = leaf(.34, .11, .1, .2, .05, .08, leaf_mat('#3B7030', '#7FA950', 'chl'), 3); mint.location = (-.46, -.22, .03); mint.rotation_euler = (0, -.1, 2.6)
    shot(1.76, 11, .79)
def water():
    studio(); g = M('wg', lambda: glass('wglass', '#FDFEFF', 0, 1.45)); X = -.34; H = 2.0
    S = smooth([(0, .03), (.20, .0), (.262, .015), (.275, .07), (.275, .4), (.275, 1.15), (.25, 1.36), (.165, 1.60), (.125, 1.76), (.118, H)], 8); inn = [(max(p[0]-.024, 0), p[1]) for p in S if p[1] > .07]
    lathe('wbottle', [tuple(p) for p in S]+[(.106, H+.004)]+inn[::-1]+[(0, .085)], 96, g, subd=0).location = (X, 0, 0); zl = 1.62; B = Glass.of([(0, .085), (.2, .085)]+inn, (X, 0, 0))
    B.fill(zl, clear('#F2F8FC', .10, '#FFFFFF')); bubbles(B, zl, 150, .008, 6, 3, 20)
    lathe('cap', [(.126, H-.10), (.138, H-.10), (.14, H-.09), (.14, H+.04), (.128, H+.055), (0, H+.056)], 96, principled('capw', '#C9CDD0', .28, metal=.9, build=lambda q: dict(normal=q.bump(q.n('TexWave', ins={'Scale': 1.}).outputs['Fac'], .0, .01))), subd=1).location = (X, 0, 0)
    def lb(q):
        z = q.sep(q.coord('Object'))[2]; s1 = q.math('LESS_THAN', q.math('ABSOLUTE', q.math('SUBTRACT', z, .56)), .012); s2 = q.math('LESS_THAN', q.math('ABSOLUTE', q.math('SUBTRACT', z, .76)), .07); return dict(color=q.mix(q.math('MAXIMUM', s1, s2), '#FBF7EE', '#6D8796'))
    lathe('wlabel', [(.279, z) for z in (.48, .6, .8, .96)], 96, principled('wlabel', PAL['oat'], .55, spec=.3, build=lb), subd=0).location = (X, 0, 0); bpy.context.view_layer.update()
    G = Glass('small', (.44, -.16, 0)); zt = .84; G.fill(zt, clear('#F2F8FC', .10, '#FFFFFF')); bubbles(G, zt, 240, .008, 8, 4, 70); cubes(G, 3, .62, .84, .22, 3); wheel('lemon', .19, G.rim(-.3, .05), (1.45, 0, .4), .04)
    shot(2.06, 10, .80, .05)

PICTURES = {'house-white-wine': white_wine, 'house-red-wine': red_wine, 'cava': cava, 'pils': pils, 'tripel': tripel, 'kriek': kriek, 'cola': cola, 'sparkling-water': water}
