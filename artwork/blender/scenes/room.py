"""The shop from inside, 1 BU = 1 m: counter to the north (+y), brick wall with pictures east, bench south, windows west.
build() makes all of it. POSTERS names the folder with the pictures (PNG, by item) that hang on the walls."""
import os
import kit; from kit import *
import props
from outdoors import emission, glow, bicycle, tree, tram
FONT = next((p for p in ('/usr/share/fonts/opentype/inter/Inter-Medium.otf', '/usr/share/fonts/truetype/inter/Inter-Medium.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf') if os.path.exists(p)), None)
POSTERS = os.environ.get('POSTERS', '')
X0, X1, Y0, Y1, H = -4.0, 4.0, -3.0, 3.0, 3.15
EYE = (.15, -.35, 1.45)                                                            # where the panorama is taken
SAGE, CREAM, WHITE, BLACK, RUST = '#6F7F66', '#F3E8D8', '#F7F3EA', '#1D1B1A', '#9A5B42'
WINDOWS = [(-2.65, -.75, .55, 2.65), (-.35, .65, .0, 2.65), (1.05, 2.75, .55, 2.65)]   # y from, to, z from, to; the middle one is the door
CY, CX0, CX1 = 1.55, -2.75, 2.55                                                   # counter: front, ends

# ---------------------------------------------------------------- materials
# (few textures and no relief: at this distance relief is not seen, and it would cost most of the time)
def paint(c, r=.6): return M(f'paint{c}{r}', lambda: principled('paint', c, r, spec=.3))
def black(): return M('black', lambda: principled('black', BLACK, .35))
def brass(): return M('brass', lambda: principled('brass', '#B98A44', .25, metal=1))
def timber(light, mid, dark, planks, rot, rough=.42):
    """wood grain along x (turned by rot), boards of the given width"""
    def b(g):
        x, y, z = g.sep(g.coord('Object', rot=(0, 0, rot))); row = g.math('FLOOR', g.math('DIVIDE', g.math('ADD', y, planks/2), planks)); tone = g.n('TexWhiteNoise', noise_dimensions='1D', ins={'W': row}).outputs['Value']
        v = g.n('CombineXYZ', ins={'X': g.math('MULTIPLY_ADD', x, .9, g.math('MULTIPLY', row, 7.3)), 'Y': g.math('MULTIPLY', y, 22), 'Z': g.math('MULTIPLY', z, 22)}).outputs[0]; n = g.noise(1.6, 3, .6, .5, v)
        return dict(color=g.mix(.3, g.ramp(n, [(.30, dark), (.46, mid), (.64, light)]), g.ramp(tone, [(0, '#9c9187'), (1, '#ffffff')]), 'MULTIPLY'))
    return M(f'timber{light}{planks}{rot}', lambda: principled('timber', mid, rough, spec=.4, build=b))
def oak(rot=0): return timber('#BE9160', '#A0744A', '#7A5333', .16, rot)
def beamwood(): return timber('#7F5838', '#654329', '#462C1A', 3., math.pi/2)
def walnut(): return timber('#7A5335', '#5E3C24', '#3A2415', .12, 0)
def cloth(c): return M('cloth'+c, lambda: principled('cloth', c, .9, spec=.15, sheen=.3, build=lambda g: dict(color=g.mix(g.math('MULTIPLY', g.noise(70, 2, .7, vec=g.coord('Object')), .35), c, '#8f7f68', 'MULTIPLY'))))
def marble():
    def b(g):
        v = g.coord('Object'); w = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(2., 3, .6, vec=v, out='Color'), 1: (.9, .9, .9), 2: v}).outputs[0]
        n = g.noise(2.6, 4, .6, .6, w); f = g.math('ABSOLUTE', g.math('SUBTRACT', n, .5)); return dict(color=g.ramp(f, [(.0, '#8f8b86'), (.03, '#D9D5CE'), (.10, '#F4F1EA')]))
    return M('marble', lambda: principled('marble', '#fff', .18, spec=.5, build=b))
def tiles():
    """cement tiles of 22 cm with a star; each tile a little different"""
    def b(g):
        v = g.coord('Object', scale=(4.5, 4.5, 4.5), loc=(-EYE[0]*4.5, -EYE[1]*4.5, 0)); x, y, z = g.sep(v); fx = g.math('SUBTRACT', g.math('FRACT', x), .5); fy = g.math('SUBTRACT', g.math('FRACT', y), .5); ax, ay = g.math('ABSOLUTE', fx), g.math('ABSOLUTE', fy)
        d1 = g.math('ADD', ax, ay); mx = g.math('MAXIMUM', ax, ay); star = g.math('LESS_THAN', g.math('MINIMUM', d1, g.math('MULTIPLY', mx, 1.42)), .34); heart = g.math('LESS_THAN', d1, .15); corner = g.math('GREATER_THAN', d1, .74)
        ring = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', d1, .56)), .03); n = g.noise(3, 2, .6, vec=v); cell = g.n('CombineXYZ', ins={'X': g.math('FLOOR', x), 'Y': g.math('FLOOR', y)}).outputs[0]
        c = g.mix(star, '#E4D9C6', '#8E9886'); c = g.mix(heart, c, '#DCCFB8'); c = g.mix(corner, c, '#A98F72'); c = g.mix(ring, c, '#C6B9A2'); c = g.mix(g.math('GREATER_THAN', mx, .490), c, '#A89B87')
        tone = g.n('TexWhiteNoise', ins={'Vector': cell}).outputs['Value']; c = g.mix(.22, c, g.ramp(tone, [(0, '#9a9080'), (1, '#ffffff')]), 'MULTIPLY'); c = g.mix(g.math('MULTIPLY', n, .3), c, '#c4b7a5', 'MULTIPLY')
        return dict(color=c, rough=g.math('MULTIPLY_ADD', n, .3, .20))
    return M('tiles', lambda: principled('tiles', '#fff', .3, spec=.45, build=b))
def brick(): return M('brick', lambda: principled('brick', '#fff', .8, spec=.2, build=lambda g: dict(color=g.n('TexBrick', ins={'Vector': g.coord('UV', (14, 6, 1)), 'Color1': '#F2EADD', 'Color2': '#DDCFBA', 'Mortar': '#C4B6A1', 'Scale': 2.2, 'Mortar Size': .016, 'Bias': -.2}).outputs['Color'])))
def plaster(): return M('plaster_m', lambda: principled('plaster', CREAM, .85, spec=.2, build=lambda g: dict(color=g.mix(g.math('MULTIPLY', g.noise(1.4, 3, .6, vec=g.coord('Object')), .35), CREAM, '#DCCBB0'))))

# ---------------------------------------------------------------- small helpers
def box(name, size, loc, mat, bev=.01, rot=(0, 0, 0)): return rbox(name, size, bev, mat, 2, loc=loc, rot=rot)
def turn(prof, loc, mat, segs=32, subd=1, name='turned'): o = lathe(name, prof, segs, mat, subd=subd); o.location = loc; return o
def text(s, loc, size, rot=(math.pi/2, 0, 0), mat=None, align_='LEFT', depth=0., spacing=1.):
    c = bpy.data.curves.new('text', 'FONT'); c.body = s; c.size = size; c.align_x = align_; c.extrude = depth; c.space_character = spacing; c.materials.append(mat)
    if FONT: c.font = bpy.data.fonts.load(FONT, check_existing=True)
    o = link(bpy.data.objects.new('text', c)); o.location = loc; o.rotation_euler = rot; return o
class Stock:
    """things of 1 BU = 10 cm, made once, put down many times at the scale of the room"""
    def __init__(s): s.made = {}
    def put(s, key, make, loc, rz=0, scale=.1, tilt=(0, 0)):
        if key not in s.made:
            before = set(bpy.data.objects); make(); new = [o for o in bpy.data.objects if o not in before]; bpy.context.view_layer.update()
            one = merge([o for o in new if o.type == 'MESH' and o.location.z > -5], key); one.location.z = -60; s.made[key] = one
            for o in new:
                try:
                    if o.type == 'MESH' and o.location.z < -5: o.location.z = -60
                except ReferenceError: pass
        o = s.made[key].copy(); link(o); o.location = loc; o.rotation_euler = (*tilt, rz); o.scale = (scale,)*3; return o
SAUCER = [(0, .045), (.24, .045), (.29, .05), (.33, .06), (.52, .085), (.70, .135), (.725, .142), (.735, .134), (.71, .118), (.50, .055), (.32, .0), (.28, 0), (.26, .02), (0, .02)]
stock = Stock()
def coffee(loc, rz=0, color=PAL['stone'], art='tulip', extra=True):
    """a cup of coffee on its saucer, with spoon and biscuit"""
    def make():
        lathe('saucer', SAUCER, 64, ceramic(color)); Z = .055
        for o in props.cup(color): o.location.z = Z
        props.foam_surface(.452, Z+.545, np_image('art', props.latte_art(kind=art, n=512)), 'foam'+art).rotation_euler = (0, 0, math.radians(18))
        if extra: props.spoon((-.02, -.60, .115), math.radians(-58), .62); props.biscuit((-.50, -.20, .135), math.radians(64))
    return stock.put(f'coffee{color}{art}{extra}', make, loc, rz)
def cup(loc, scale=.09, rz=0, color=PAL['stone']): return stock.put('cup'+color, lambda: props.cup(color), loc, rz, scale)
def paper_cups(loc, n, color):
    for k in range(n): turn([(.0, 0), (.03, 0), (.042, .10), (.044, .102), (.040, .10)], (loc[0], loc[1], loc[2]+.017*k), M('paper'+color, lambda: principled('paper', color, .7)))
def croissant():
    """coiled dough: seven wraps that overlap like steps, thick in the middle, horns bent in"""
    m = bread('#B4692A', '#713A12', '#DDA65A', .36, 1.2, 'croissant', .35)
    def f(u, v):
        t = 2*u-1; a = t*1.05; base = .30*np.cos(t*math.pi/2*.94)**.75+.035; w = (t*4.6+.22*np.sin(v*2*math.pi)*np.sign(t)+.5); step = np.abs(w)-np.floor(np.abs(w)); r = base*(1.08-.17*step**1.5); R_ = .62
        x = R_*np.sin(a)*1.12; y = R_*np.cos(a)-R_; nx, ny = np.sin(a), np.cos(a); q = v*2*math.pi; return x+nx*r*np.cos(q), y+ny*r*np.cos(q), base*.72+r*np.sin(q)*.82
    o = grid('croissant', f, 150, 32, wv=True, mat=m)
    for v in o.data.vertices: v.co += v.normal*fb(v.co, 5, 3, 3)*.018
def muffin():
    paper = M('muffinpaper', lambda: principled('muffinpaper', '#7A5236', .8)); lathe('case', [(0, 0), (.26, 0), (.37, .42), (.36, .43), (0, .3)], 96, paper, subd=0, rfn=lambda a: 1+.02*math.cos(a*32))
    o = ball('top', .43, bread('#A8662C', '#6B3813', '#DCA862', .55, 1.2, 'muffin', .1), (1, 1, .62), (0, 0, .45), 5, nz=.10, nscale=1.2); chip = M('chip', lambda: principled('chip', '#2A130A', .3)); rr = random.Random(3)
    for _ in range(16): a, e = rr.uniform(0, 6.3), rr.uniform(.35, 1.4); ball('chip', .045, chip, (1, 1, .8), (.42*math.cos(e)*math.cos(a), .42*math.cos(e)*math.sin(a), .45+.27*math.sin(e)), 2)
def cake(kind):
    """a whole cake on a stand"""
    R_, h = 1.15, .72; rr = random.Random(5); lathe('stand', [(0, -.03), (1.38, -.03), (1.42, .04), (1.40, .05), (1.35, .0), (0, .0)], 64, ceramic(PAL['stone'])); lathe('foot', [(0, -.03), (.2, -.03), (.16, -.25), (.45, -.42), (.5, -.45), (0, -.45)], 48, ceramic(PAL['stone']))
    def berries(n, r, z, s=.21):
        whole, half = props.strawberry_parts()
        for k in range(n): a = k*2*math.pi/n; inst(half if k % 2 else whole, (r*math.cos(a), r*math.sin(a), z+s*.35), (-1.1 if k % 2 else .25, 0, a+math.pi/2), s)
    if kind == 'chocolate':
        sponge = M('choc', lambda: principled('choc', '#4A2513', .7, build=lambda g: dict(normal=g.bump(g.noise(16, 5, .7, vec=g.coord('Object')), .5, .02)))); glaze = M('ganache', lambda: principled('ganache', '#2A1008', .12, spec=.6, coat=.6))
        lathe('body', [(0, 0), (R_-.03, 0), (R_-.02, h*.30), (R_-.05, h*.34), (R_-.02, h*.38), (R_-.02, h-.02), (0, h-.02)], 80, sponge)
        def f(u, v): a = u*2*math.pi; L = .10+.30*np.clip(np.sin(a*11)+.5*np.sin(a*7+1)+.3*np.sin(a*17), 0, 2)/1.4; s = v*(R_+L); over = np.clip(s-(R_-.04), 0, 9); r = np.minimum(s, R_-.04)+.055*np.sin(np.clip(over/.10, 0, 1)*math.pi/2); return r*np.cos(a), r*np.sin(a), h+.03-over+0*a
        grid('glaze', f, 160, 60, wu=True, mat=glaze)
        for k in range(8): a = k*math.pi/4; props.whip((.82*math.cos(a), .82*math.sin(a), h+.02), .17, .2, M('mousse', lambda: cream('#C89A6A', 'mousse', .15, 12)))
    elif kind == 'cheese':
        lathe('base', [(0, 0), (R_, 0), (R_, .14), (0, .14)], 80, M('crumbs', lambda: principled('crumbs', '#A8713C', .8, build=lambda g: dict(normal=g.bump(g.noise(30, 4, .7, vec=g.coord('Object')), .8, .03), color=g.mix(g.noise(20, 3, vec=g.coord('Object')), '#7E4C22', '#C08A4E'))))); lathe('body', [(0, .14), (R_-.02, .14), (R_-.01, h-.06), (R_-.06, h), (0, h)], 80, cream('#F7E7C4', 'cheese', .12, 8))
        lathe('jelly', [(0, h+.05), (R_-.22, h+.05), (R_-.16, h+.02), (R_-.15, h-.01), (0, h-.01)], 80, M('jelly', lambda: principled('jelly', '#A3122A', .08, spec=.6, coat=.8, sss=.1)), rfn=lambda a: 1+.03*math.sin(a*7)+.02*math.sin(a*13)); rb = M('raspberry', lambda: principled('raspberry', '#B51B33', .35, sss=.1, build=lambda g: dict(normal=g.bump(g.voro(9, g.coord('Object')), -1., .05))))
        for k in range(26): a, q = k*2.4, .82*math.sqrt((k+.5)/26); ball('raspberry', .115, rb, (1, 1, 1.1), (q*math.cos(a), q*math.sin(a), h+.13), 3)
    elif kind == 'strawberry':
        lathe('body', [(0, 0), (R_, 0), (R_+.01, h*.3), (R_, h*.5), (R_+.01, h*.8), (R_-.04, h), (0, h)], 80, cream('#FBF1E2', 'strawcake', .5, 5))
        for k in range(14): a = k*2*math.pi/14; props.whip((.98*math.cos(a), .98*math.sin(a), h-.02), .15, .2)
        berries(9, .58, h); berries(4, .2, h+.04)
    else:
        lathe('crust', [(0, 0), (R_-.12, 0), (R_+.04, h*.72), (R_+.02, h*.80), (R_-.08, h*.74), (0, h*.6)], 96, bread('#B87331', '#7E4616', '#E0AC66', .5, 1.2, 'tart', .1), rfn=lambda a: 1+.025*math.cos(a*36)); ap = M('appleslice', lambda: principled('appleslice', '#E7B657', .22, sss=.12, coat=.5, build=lambda g: dict(color=g.ramp(g.sep(g.coord('UV'))[1], [(0, '#E9BE66'), (.7, '#E2A648'), (.92, '#A8481E')]))))
        for ring, (q, n, tilt) in enumerate(((.86, 26, .55), (.52, 17, .6), (.2, 8, .7))):
            for k in range(n):
                o = grid('slice', lambda u, v: ((u-.5)*.46*np.sqrt(np.clip(1-(v-.25)**2*1.2, 0, 1)), (v-.3)*.30, .03*np.sin(u*math.pi)), 12, 8, mat=ap); a = k*2*math.pi/n; o.modifiers.new('so', 'SOLIDIFY').thickness = .03; o.location = (q*math.cos(a), q*math.sin(a), h*.64+.06); o.rotation_euler = (tilt*.5, tilt, a+math.pi/2)

# ---------------------------------------------------------------- shell
def shell():
    floor = grid('floor', lambda u, v: (X0+u*(X1-X0), Y0+v*(Y1-Y0), u*0), 2, 2, mat=tiles()); grid('ceiling', lambda u, v: (X0+u*(X1-X0), Y0+v*(Y1-Y0), u*0+H), 2, 2, mat=paint(WHITE))
    for x in (-2.25, -.65, .95, 2.55): box('beam', (.15, Y1-Y0, .20), (x, 0, H-.10), beamwood(), .012)        # the eye stands in the middle between two
    w = plaster(); grid('north', lambda u, v: (X0+u*(X1-X0), u*0+Y1, v*H), 2, 2, mat=w); grid('south', lambda u, v: (X0+u*(X1-X0), u*0+Y0, v*H), 2, 2, mat=w); grid('east', lambda u, v: (u*0+X1, Y0+u*(Y1-Y0), v*H), 2, 2, mat=brick())
    for i in range(16): x = X0+.25+i*.5; box('panel', (.46, .03, 1.0), (x, Y0+.02, .55), paint(SAGE, .4)); box('panel', (.34, .02, .78), (x, Y0+.045, .56), paint('#7B8B72', .4), .015)
    box('rail', (8, .07, .05), (0, Y0+.035, 1.08), paint(SAGE, .4)); box('skirting', (8, .05, .12), (0, Y0+.03, .06), paint(SAGE, .4))
    # a rose and a milk-glass globe right above the eye
    rose = [(0, 0), (.06, 0), (.07, -.03), (.13, -.035), (.15, -.015), (.24, -.012), (.26, -.04), (.30, -.045), (.33, -.02), (.40, -.018), (.43, -.04), (.47, -.035), (.49, 0)]; turn(rose[::-1], (EYE[0], EYE[1], H-.001), paint('#F3ECDD', .7), 96, 1)
    turn([(0, -.02), (.075, -.025), (.08, -.05), (.05, -.07), (.05, -.10), (0, -.10)], (EYE[0], EYE[1], H), brass(), 48); ball('globe', .13, emission('#FFE9C8', 1.5), loc=(EYE[0], EYE[1], H-.20), sub=4)
    def frame(y0, y1, z0, z1, nx, nz, t=.06):
        for i in range(nx+1): box('bar', (.07, t, z1-z0), (X0, y0+(y1-y0)*i/nx, (z0+z1)/2), black(), .008)
        for j in range(nz+1): box('bar', (.07, y1-y0, t), (X0, (y0+y1)/2, z0+(z1-z0)*j/nz), black(), .008)
    def part(y0, y1, z0, z1): box('wall', (.12, y1-y0, z1-z0), (X0-.05, (y0+y1)/2, (z0+z1)/2), w, .002)
    edges = [Y0]+[y for a in WINDOWS for y in a[:2]]+[Y1]
    for a in range(0, 8, 2): part(edges[a], edges[a+1], 0, H)
    for y0, y1, z0, z1 in WINDOWS:
        if z0 > 0: part(y0, y1, 0, z0); box('sill', (.26, y1-y0+.1, .04), (X0+.08, (y0+y1)/2, z0), oak(math.pi/2))
        part(y0, y1, z1, H); frame(y0, y1, z0, z1, 2 if z0 else 1, 2)
    box('door', (.05, .9, .62), (X0, .15, .36), paint(SAGE, .35)); sweep('handle', [(X0+.07, .50, .95), (X0+.09, .50, 1.0), (X0+.09, .50, 1.35), (X0+.07, .50, 1.4)], .014, brass(), 10); box('mat', (.62, .95, .016), (X0+.45, .15, .008), M('mat', lambda: principled('mat', '#4A3B2C', .95, build=lambda g: dict(normal=g.bump(g.noise(90, 2, vec=g.coord('Object')), .6, .01)))), .006)

# ---------------------------------------------------------------- the street behind the windows
def street():
    def sky():
        m, g, out = material('sky'); v = g.coord('Object'); z = g.sep(v)[2]; c = g.ramp(g.math('DIVIDE', z, 16.), [(.1, '#F3EADB'), (.5, '#BFD6E8'), (1, '#7FADD6')]); n = g.noise(.10, 5, .6, .4, g.coord('Object', (1, 1, 2.4))); c = g.mix(g.ramp(n, [(.48, 0.), (.68, 1.)]), c, '#FFFFFF'); e = g.n('Emission', ins={'Color': c, 'Strength': 2.5}); g.nt.links.new(e.outputs[0], out.inputs[0]); return m
    before = set(bpy.data.objects)
    grid('sky', lambda u, v: (u*0-34, -60+120*u, v*22-1), 2, 2, mat=sky()); grid('road', lambda u, v: (X0-2.6-u*20, -45+90*v, u*0-.16), 2, 2, mat=emission('#A29B92', .95)); grid('pavement', lambda u, v: (X0-.1-u*2.5, -45+90*v, u*0-.06), 2, 2, mat=emission('#C3B8A6', 1.15)); box('kerb', (.16, 90, .14), (X0-2.6, 0, -.10), emission('#D8D0C4', 1.1))
    for x in (-9.2, -10.64, -12.4, -13.84): box('rail', (.07, 90, .02), (x, 0, -.155), emission('#5F5B58', .6), .002)
    box('far pavement', (2.2, 90, .12), (-19.6, 0, -.12), emission('#C9BFAE', 1.15))
    rr = random.Random(5); glass_, frame_ = emission('#7F97A5', .75), emission('#F1EADC', 1.35)
    def house(y, w, h, col, x=-20.8):
        P = [(y-w/2, -.2), (y-w/2, h)]; n = rr.choice((4, 5, 0)); step = .46
        for i in range(n): a = w/2*(1-(i+1)/(n+.6)); P += [(y-a, h+i*step), (y-a, h+(i+1)*step)]
        if not n: P += [(y-w/2-.1, h), (y-w/2-.1, h+.28)]
        P += [(2*y-p[0], p[1]) for p in P[::-1]]
        brick_ = glow(principled('house', col, .8, build=lambda g: dict(color=g.n('TexBrick', ins={'Vector': g.n('CombineXYZ', ins={'X': g.sep(g.coord('Object'))[1], 'Y': g.sep(g.coord('Object'))[2]}).outputs[0], 'Color1': col, 'Color2': col, 'Mortar': '#CDBFAE', 'Scale': 3., 'Mortar Size': .012}).outputs[0])), 1.15)
        obj('house', [(x, p[0], p[1]) for p in P], [tuple(range(len(P)))], brick_, smooth=False); k = 2 if w < 3.8 else 3
        for r_ in (1, 2):
            for c_ in range(k): yy = y+(c_-(k-1)/2)*w/k; box('frame', (.06, w/k*.52+.16, 1.42), (x+.02, yy, .6+r_*2.05), frame_, .01); box('pane', (.08, w/k*.52, 1.26), (x+.03, yy, .6+r_*2.05), glass_, .01); box('cross', (.10, .05, 1.26), (x+.04, yy, .6+r_*2.05), frame_, .004); box('cross', (.10, w/k*.52, .05), (x+.04, yy, .8+r_*2.05), frame_, .004)
        c = rr.choice(['#3E4A40', '#5A3426', '#2F3E4C', '#6B5A3A']); box('shop', (.08, w-.5, 1.9), (x+.03, y, .85), emission(c, .8), .01); box('shopglass', (.1, w*.48, 1.2), (x+.04, y+w*.14, 1.0), emission('#D9B77C', .8), .01); box('shopdoor', (.1, .75, 1.7), (x+.04, y-w*.28, .8), emission('#26302C', .6), .01)
        if rr.random() < .55: o = box('awning', (.9, w-.6, .05), (x+.5, y, 2.0), emission(rr.choice(['#B5543C', '#E9DFC9', '#6F7F66']), 1.1), .01, (0, .38, 0))
        box('cornice', (.2, w, .12), (x+.06, y, 2.15), frame_, .01)
    y = -34
    while y < 34:
        w = rr.uniform(3.3, 4.6); house(y+w/2, w, rr.uniform(5.4, 6.4), rr.choice(['#B4694B', '#D9B48A', '#9C5540', '#E9DDC8', '#C98F6A', '#93A09A', '#E3D5BE'])); y += w+.04
    for k, (yy, hgt) in enumerate(((-12.5, 5.2), (-4.6, 5.6), (3.6, 5.0), (12, 5.5))): tree((-17.8, yy, -.1), hgt, 1.55, 1500, k, .55)
    tram((-12.0+.1, 7.8, -.1)); wire = emission('#3A3A3C', .4)
    for x in (-9.9, -13.1): sweep('wire', [(x, -45, 5.2), (x, 0, 5.0), (x, 45, 5.2)], .022, wire, 5, subd=0)
    for yy in (-13, -1.2, 11): sweep('pole', [(-18.6, yy, 0), (-18.6, yy, 5.9)], .07, wire, 8, subd=0); sweep('span', [(-18.6, yy, 5.7), (-12, yy, 5.25), (-5, yy, 5.6)], .016, wire, 5, subd=0)
    bicycle((X0-1.15, -1.35, -.06), math.pi/2+.06, '#7A2F24', .05, .35); bicycle((X0-1.5, 2.25, -.06), math.pi/2-.1, '#2F4A3C', -.05, .35)
    for o in set(bpy.data.objects)-before: o.visible_shadow = False                  # nothing out there may take the sun away

# ---------------------------------------------------------------- light
def lights():
    sun = bpy.data.lights.new('sun', 'SUN'); sun.energy = 11.; sun.angle = .03; sun.color = (1., .88, .70); link(bpy.data.objects.new('sun', sun)).rotation_euler = (Vector((0, .3, 0))-Vector((-6, -2.6, 4.4))).to_track_quat('-Z', 'Y').to_euler()
    for y0, y1, z0, z1 in WINDOWS: a = area((X0+.06, (y0+y1)/2, (z0+z1)/2), (0, (y0+y1)/2, 1.0), z1-z0, 58*(y1-y0)/1.9, (.96, .97, 1.), y1-y0, 'window'); a.visible_camera = False; a.visible_glossy = False; a.rotation_euler = (0, math.radians(-90), 0)
    # few lamps, for each takes its share of the samples; the strongest is there twice so that it is asked twice as often
    for _ in (1, 2): f = area((0, 0, H-.32), (0, 0, 0), 6, 38, (1., .89, .74), 4, 'room'); f.visible_camera = False; f.visible_glossy = False
    f = area((.05, 1.72, 2.02), (.05, 1.72, 0), 4.6, 62, (1., .78, .50), .3, 'counter light'); f.visible_camera = False; f.visible_glossy = False
    w = bpy.context.scene.world; w.cycles.sampling_method = 'NONE'; w.use_nodes = True; bg = w.node_tree.nodes['Background']; bg.inputs[0].default_value = (.8, .86, 1, 1); bg.inputs[1].default_value = .3
    bulb = emission('#FFD9A0', 14.)
    def pendant(x, y, z, c, r=.19):
        turn([(.03, .20), (.05, .19), (.10, .15), (r*.88, .05), (r, -.02), (r-.006, -.02), (r*.86, .045), (.09, .14), (.04, .18)], (x, y, z), M('shade'+c, lambda: principled('shade', c, .35, coat=.2)), 48); turn([(.035, .175), (.09, .135), (r*.85, .042), (r-.012, -.018)], (x, y, z), brass(), 48)
        ball('bulb', .045, bulb, loc=(x, y, z+.02), sub=3); sweep('cord', [(x, y, z+.2), (x, y, (z+H)/2), (x, y, H)], .006, black(), 8); turn([(0, .0), (.06, 0), (.06, .03), (0, .03)], (x, y, H-.03), black(), 24, 0)
    for x in (-1.9, -.6, .7, 2.0): pendant(x, 1.72, 2.08, SAGE)
    for x, y in ((-3.2, -1.72), (-.2, -1.95), (2.3, -1.95)): pendant(x, y, 1.85, BLACK, .22)

# ---------------------------------------------------------------- counter
def counter():
    box('body', (CX1-CX0, .62, .98), ((CX0+CX1)/2, CY+.33, .51), paint('#59664F', .4)); n = 76; mid = (CX0+CX1)/2
    for i in range(n): box('slat', (.042, .035, .92), (CX0+.03+i*(CX1-CX0-.06)/(n-1), CY+.0, .50), oak(math.pi/2), .006)
    box('kick', (CX1-CX0, .04, .10), (mid, CY+.03, .05), black()); box('top', (CX1-CX0+.08, .78, .045), (mid, CY+.33, 1.02), marble(), .008); sweep('footrail', [(CX0, CY-.10, .22), (0, CY-.10, .22), (CX1, CY-.10, .22)], .018, brass(), 10)
    # till, stacks of paper cups, a basket of croissants, a jar of biscuits
    box('till', (.26, .02, .19), (-.20, CY+.30, 1.18), black(), .01, (-.35, 0, 0)); box('tillfoot', (.12, .14, .03), (-.20, CY+.33, 1.06), steel(.22), .008); box('tillneck', (.05, .02, .1), (-.2, CY+.33, 1.10), steel(.22), .004)
    paper_cups((.14, CY+.45, 1.045), 6, '#C99E6D'); paper_cups((.26, CY+.45, 1.045), 5, '#F3E9DA'); paper_cups((.20, CY+.34, 1.045), 4, '#8C9884')
    gl = M('jarglass', lambda: glass('jarglass', '#F4FBF8', 0, 1.10, .97)); turn([(0, .006), (.085, .006), (.09, .02), (.09, .20), (.078, .215), (.074, .215), (.084, .19), (.084, .02), (0, .016)], (.36, CY+.20, 1.043), gl, 48); turn([(0, .245), (.06, .24), (.082, .225), (.082, .213), (0, .213)], (.36, CY+.20, 1.043), oak(), 32)
    rr = random.Random(4)
    for k in range(9): stock.put('biscuit', lambda: props.biscuit((0, 0, 0), 0), (.36+rr.uniform(-.03, .03), CY+.20+rr.uniform(-.03, .03), 1.065+.018*k), rr.uniform(0, 6), .16, (rr.uniform(-.3, .3), rr.uniform(-.3, .3)))
    w = M('basketwick', lambda: principled('wick', '#9A7444', .7, build=lambda g: dict(color=g.mix(g.n('TexChecker', ins={'Scale': 40., 'Vector': g.coord('UV', (1, .22, 1))}).outputs['Fac'], '#6F4E2B', '#B58B55'), normal=g.bump(g.n('TexChecker', ins={'Scale': 40., 'Vector': g.coord('UV', (1, .22, 1))}).outputs['Fac'], .6, .01))))
    b = grid('basket', lambda u, v: ((.15+.05*v)*np.cos(u*2*math.pi), (.11+.05*v)*np.sin(u*2*math.pi), .10*v), 64, 8, wu=True, mat=w); b.location = (-.62, CY+.16, 1.045); b.modifiers.new('so', 'SOLIDIFY').thickness = .012; turn([(0, .012), (.14, .012), (.14, .004), (0, .004)], (-.62, CY+.16, 1.045), w, 32, 0).scale = (1, .75, 1)
    for k, (x, y, z) in enumerate(((-.08, -.03, .06), (.06, .0, .07), (-.02, .06, .06), (.08, -.05, .10), (-.06, .02, .12))): stock.put('croissant', croissant, (-.62+x, CY+.16+y, 1.045+z), k*1.3+.4, .085, (rr.uniform(-.3, .3), rr.uniform(-.3, .3)))

PX, PW = 1.35, 1.7
def pastry_case():
    gm = M('case', lambda: glass('case', '#F8FFFC', 0, 1.06, .97)); st = steel(.22); box('base', (PW, .55, .03), (PX, CY+.33, 1.06), st); box('roof', (PW, .45, .02), (PX, CY+.36, 1.50), st)
    for sx in (-1, 1): box('side', (.008, .55, .44), (PX+sx*PW/2, CY+.33, 1.28), gm, .001)
    box('front', (PW, .008, .44), (PX, CY+.07, 1.28), gm, .001); box('shelf', (PW-.04, .30, .008), (PX, CY+.43, 1.305), gm, .001); area((PX, CY+.30, 1.485), (PX, CY+.30, 1), PW-.2, 9, (1., .86, .66), .1, 'case light')
    tag = M('tag', lambda: principled('tag', '#F5ECDC', .7))
    for k, kind in enumerate(('chocolate', 'strawberry', 'apple', 'cheese')): x = .72+.42*k; stock.put('cake'+kind, lambda: cake(kind), (x, CY+.27, 1.128), k*.7, .105 if kind != 'apple' else .11); box('tag', (.07, .004, .035), (x, CY+.105, 1.095), tag, .001, (-.25, 0, 0))
    for k in range(6): stock.put('croissant', croissant, (.60+.125*k, CY+.42+.03*(k % 2), 1.31), 2.9+.35*(k % 3), .10)
    for k in range(4): stock.put('muffin', muffin, (1.40+.105*k, CY+.38, 1.31), k*1.1, .105)
    for k in range(3): stock.put('muffin', muffin, (1.45+.105*k, CY+.49, 1.31), k*2.1, .105)
    for k in range(3): stock.put('waffle', lambda: props.waffle_obj(), (1.98, CY+.43, 1.31+.027*k), .1+.16*k, .10)

EX, EY, EZ = -1.35, CY+.36, 1.045
def espresso_machine():
    """two groups; the guest sees its back, the barista (+y) the groups, the wands and the drip tray"""
    st = steel(.22); shell_ = M('machine', lambda: principled('machine', '#E9E2D4', .2, coat=.6)); sage = M('machine panel', lambda: principled('panel', SAGE, .25, coat=.5)); knob = oak()
    box('body', (.92, .46, .20), (EX, EY+.0, EZ+.35), shell_, .03); box('foot', (.92, .50, .09), (EX, EY, EZ+.065), st, .02); box('lid', (.94, .48, .02), (EX, EY, EZ+.46), st, .006); box('column', (.88, .24, .30), (EX, EY-.09, EZ+.20), shell_, .015); box('splash', (.84, .01, .17), (EX, EY+.035, EZ+.19), steel(.12), .002)
    box('panel', (.84, .008, .13), (EX, EY-.232, EZ+.345), sage, .004); text('NOISETTE', (EX, EY-.238, EZ+.325), .055, mat=brass(), align_='CENTER', spacing=1.25); box('backplate', (.80, .008, .16), (EX, EY-.212, EZ+.19), steel(.3), .004)
    box('fascia', (.84, .008, .12), (EX, EY+.232, EZ+.355), sage, .004)
    for k in range(9): x = EX-.02+.0325*(k-4)*2; box('slot', (.022, .19, .006), (EX-.34+.085*k, EY+.14, EZ+.113), black(), .002)
    for x in (-.07, .07): turn([(0, 0), (.036, 0), (.038, .008), (.030, .012), (0, .011)], (EX+x, EY+.236, EZ+.355), st, 32, 0).rotation_euler = (-math.pi/2, 0, 0); turn([(0, .0115), (.029, .0115), (.029, .013), (0, .013)], (EX+x, EY+.236, EZ+.355), paint('#F7F3EA'), 32, 0).rotation_euler = (-math.pi/2, 0, 0); box('needle', (.003, .002, .024), (EX+x+.004, EY+.251, EZ+.360), M('needle', lambda: principled('needle', '#A33A2A', .5)), .0005, (0, .5, 0))
    for sx in (-.25, .25):
        turn([(0, -.05), (.05, -.05), (.055, -.02), (.055, .06), (0, .06)], (EX+sx, EY+.15, EZ+.215), st, 40); turn([(0, 0), (.036, 0), (.040, .03), (.044, .045), (0, .045)], (EX+sx, EY+.15, EZ+.125), st, 40)
        sweep('portafilter', [(EX+sx, EY+.19, EZ+.155), (EX+sx, EY+.235, EZ+.150)], .010, st, 10); sweep('grip', [(EX+sx, EY+.235, EZ+.150), (EX+sx, EY+.30, EZ+.144), (EX+sx, EY+.37, EZ+.136)], lambda t: .016+.004*math.sin(t*3.1), knob, 14)
        for d in (-.012, .012): sweep('spout', [(EX+sx+d*.4, EY+.15, EZ+.13), (EX+sx+d, EY+.15, EZ+.118)], .006, st, 8)
        for k in range(4): turn([(0, 0), (.009, 0), (.009, .006), (0, .007)], (EX+sx*1.12-.042+.028*k, EY+.236, EZ+.375), brass(), 16, 0).rotation_euler = (-math.pi/2, 0, 0)
    for sx in (-1, 1):
        x = EX+sx*.42; sweep('wand', bez((x, EY+.22, EZ+.33), (x+sx*.03, EY+.34, EZ+.33), (x+sx*.04, EY+.33, EZ+.26), (x+sx*.05, EY+.27, EZ+.12), 16), .007, st, 8); turn([(0, 0), (.026, 0), (.030, .02), (.022, .035), (0, .036)], (x, EY+.232, EZ+.40), knob, 24).rotation_euler = (-math.pi/2, 0, 0)
        for sy in (-1, 1): turn([(0, 0), (.025, 0), (.02, .03), (0, .03)], (EX+sx*.40, EY+sy*.18, EZ-.003), black(), 16, 0)
    cup((EX-.25, EY+.15, EZ+.118), .07, 1.2, PAL['sage']); turn([(0, 0), (.045, 0), (.052, .03), (.040, .085), (.046, .10), (.044, .10), (.036, .085), (.048, .03), (0, .006)], (EX+.10, EY+.14, EZ+.118), st, 40)
    for k in range(14): cup((EX-.37+.112*(k % 7)+.02, EY-.10+.13*(k//7), EZ+.47), .095, k*1.7, PAL['sage'] if k % 5 == 3 else PAL['stone'])
    for k in range(4): cup((EX-.26+.112*k+.03, EY-.04, EZ+.525), .095, k*2.3)
    # grinder
    gx = -2.20; box('grinder', (.17, .22, .30), (gx, EY, EZ+.19), black(), .03); turn([(.04, 0), (.10, .12), (.11, .24), (.105, .25), (.0, .25)], (gx, EY, EZ+.34), glass('hopper', '#E9DCC8', 0, 1.1, .9), 40); turn([(0, .01), (.04, .01), (.092, .12), (.09, .15), (0, .16)], (gx, EY, EZ+.34), principled('beans', '#3A1D0E', .4, build=lambda g: dict(color=g.mix(g.voro(9, g.coord('Object', (8, 8, 8))), '#1d0d06', '#5a3018'), normal=g.bump(g.voro(9, g.coord('Object', (8, 8, 8))), .8, .02))))
    box('chute', (.06, .08, .05), (gx, EY+.13, EZ+.24), st, .01); box('grindfoot', (.20, .30, .03), (gx, EY+.03, EZ+.02), black(), .01); turn([(0, 0), (.03, 0), (.032, .02), (.022, .03), (.02, .10), (.028, .12), (0, .125)], (gx+.22, EY+.12, EZ), oak(), 32)

# ---------------------------------------------------------------- behind the counter
def back_bar():
    box('cupboard', (5.2, .48, .92), (-.1, Y1-.26, .46), paint(SAGE, .4)); box('worktop', (5.24, .50, .04), (-.1, Y1-.26, .94), oak())
    for k in range(10): box('front', (.47, .012, .72), (-2.44+.52*k, Y1-.505, .47), paint('#7B8B72', .4), .006); ball('knob', .014, brass(), loc=(-2.44+.52*k+(.18 if k % 2 else -.18), Y1-.525, .62), sub=2)
    grid('tiles', lambda u, v: (-2.7+5.2*u, u*0+Y1-.012, .96+v*.58), 2, 2, mat=principled('metro', '#fff', .12, build=lambda g: dict(color=g.n('TexBrick', ins={'Vector': g.coord('UV', (18, 4, 1)), 'Color1': '#F5F1E6', 'Color2': '#EEE8DA', 'Mortar': '#C9C0B0', 'Scale': 1.6, 'Mortar Size': .02}).outputs['Color'])))
    for z in (1.56, 1.95): box('shelf', (2.0, .24, .035), (-1.65, Y1-.13, z), oak()); box('shelf', (1.9, .24, .035), (1.55, Y1-.13, z), oak())
    rr = random.Random(9); y = Y1-.14
    def potplant(x, z):
        turn([(0, 0), (.045, 0), (.058, .09), (.054, .09), (0, .08)], (x, y, z), ceramic('#C9B59A', '#5a4630', amount=.3), 28); lm = leaf_mat('#47703A', '#8AA668', 'pot plant')
        for q in range(16): o = leaf(rr.uniform(.10, .19), .026, -.25, .3, 0, .05, lm, q, nu=12, nv=5); o.location = (x, y, z+.085); o.rotation_euler = (rr.uniform(-.3, .3), -rr.uniform(.15, 1.3), q*2.4)
    def bag(x, z, c): box('bag', (.09, .07, .15), (x, y, z+.075), M('kraft'+c, lambda: principled('kraft', c, .75)), .012); box('fold', (.085, .018, .05), (x, y, z+.168), M('kraft'+c, lambda: None), .005); box('label', (.06, .004, .06), (x, y-.036, z+.08), paint('#F4EAD8'), .001)
    for z in (1.58, 1.97):
        x = -2.55
        while x < 2.42:
            if -.62 < x < .66: x = .70
            k = rr.random()
            if k < .28: cup((x, y, z), .10, rr.uniform(0, 6), PAL['sage'] if rr.random() < .4 else PAL['stone']); x += .16
            elif k < .50: c = rr.choice(['#3A1D0E', '#C9A56A', '#7D8C72', '#E8DCC6', '#8E5A40']); turn([(0, 0), (.055, 0), (.06, .02), (.06, .15), (.045, .175), (.045, .19), (0, .19)], (x, y, z), M('jar'+c, lambda: principled('jar', c, .15, coat=.6)), 28); turn([(0, .215), (.048, .215), (.05, .19), (0, .19)], (x, y, z), oak(), 28, 0); x += .15
            elif k < .68: c = rr.choice(['#6B3F1E', '#6E2E26', '#B8863A', '#4D5C3D']); turn([(0, 0), (.036, 0), (.038, .02), (.038, .18), (.016, .24), (.014, .29), (0, .29)], (x, y, z), M('bottle'+c, lambda: principled('bottle', c, .06, spec=.6, coat=.5)), 24); box('label', (.05, .004, .07), (x, y-.037, z+.10), paint('#F4EAD8')); x += .11
            elif k < .84: bag(x, z, rr.choice(['#B08A5E', '#3A322B', '#E6DAC4'])); x += .13
            else: potplant(x+.03, z); x += .22
    for k, c in enumerate(('#3A1D0E', '#C9A56A', '#E8DCC6')): turn([(0, 0), (.075, 0), (.08, .02), (.08, .20), (.06, .235), (0, .235)], (-.55+.2*k, Y1-.22, .96), M('jar'+c, lambda: principled('jar', c, .15, coat=.6)), 32)
    box('board', (.34, .02, .24), (.55, Y1-.05, 1.09), walnut(), .008, (-.15, 0, 0))
    def menu(x, title, rows, w=1.0):
        box('frame', (w+.07, .03, 1.12), (x, Y1-.02, 2.42), oak()); box('slate', (w, .02, 1.04), (x, Y1-.035, 2.42), principled('slate', '#23272A', .75, build=lambda g: dict(color=g.mix(g.noise(4, 5, .7, vec=g.coord('Object')), '#1E2224', '#33383A'))), .004); chalk, amber = emission('#F7EFE0', .55), emission('#E8B66A', .6)
        text(title, (x, Y1-.05, 2.77), .115, mat=amber, align_='CENTER', spacing=1.15); box('line', (.34, .004, .006), (x, Y1-.048, 2.735), amber, .001)
        for i, a in enumerate(rows): text(a, (x, Y1-.05, 2.625-i*.102), .068, mat=chalk, align_='CENTER')
    menu(0, 'COFFEE', ['Espresso', 'Cappuccino', 'Flat white', 'Latte macchiato', 'Iced latte', 'Caffè mocha', 'Chai latte'], 1.02); menu(-2.35, 'LUNCH', ['Bagels', 'Panini', 'Salads', 'Toast', 'Soup of the day']); menu(2.3, 'SWEET', ['Brussels waffle', 'Apple cake', 'Cheesecake', 'Brownie', 'Speculoos'])

# ---------------------------------------------------------------- seats
def table(x, y, r=.33, h=.74):
    turn([(0, h-.03), (r-.01, h-.03), (r, h-.022), (r, h-.006), (r-.006, h), (0, h)], (x, y, 0), marble(), 64); turn([(0, .025), (.20, .02), (.22, .01), (.22, 0), (.23, .0), (.225, .022), (.05, .045), (.028, .07), (.026, h-.10), (.05, h-.06), (.14, h-.032), (0, h-.03)], (x, y, 0), black(), 40)
def chair(x, y, rz):
    """looks to -y"""
    ob = []; sm = oak(); ob.append(lathe('seat', [(0, .445), (.19, .445), (.205, .452), (.205, .466), (.195, .474), (.12, .468), (0, .462)], 48, sm, subd=1))
    for sx in (-1, 1):
        ob.append(sweep('leg', [(sx*.13, -.13, .45), (sx*.155, -.165, .22), (sx*.18, -.20, 0)], lambda t: .017-.005*t, black(), 10)); ob.append(sweep('leg', [(sx*.13, .12, .45), (sx*.15, .17, .22), (sx*.17, .22, 0)], lambda t: .017-.005*t, black(), 10)); ob.append(sweep('post', [(sx*.15, .13, .45), (sx*.165, .17, .62), (sx*.17, .20, .78)], .013, black(), 10))
    ob.append(sweep('back', bez((-.185, .17, .80), (-.15, .27, .83), (.15, .27, .83), (.185, .17, .80), 18), .05, sm, 12, .28)); ob.append(sweep('back', bez((-.165, .165, .66), (-.12, .24, .67), (.12, .24, .67), (.165, .165, .66), 18), .022, sm, 10, .4))
    ob.append(sweep('ring', [(.15*math.cos(a), .17*math.sin(a), .20) for a in np.linspace(0, 2*math.pi, 28, endpoint=False)], .008, black(), 8, closed=True)); return join_group(ob, (x, y, 0), (0, 0, rz))
def vase(x, y, z, seed=0):
    turn([(0, 0), (.025, 0), (.03, .03), (.018, .08), (.02, .10), (.016, .10), (0, .09)], (x, y, z), ceramic('#8E9A84', amount=.3), 28); rr = random.Random(seed); lm = leaf_mat('#56743F', '#9DB56F', 'vase'); white = M('petal', lambda: principled('petal', '#FAF3E6', .6, sss=.1)); gold = M('goldheart', lambda: principled('heart', '#D8A036', .6))
    for q in range(4): o = leaf(.10, .014, -.2, .3, 0, .1, lm, q, nu=12, nv=5); o.location = (x, y, z+.09); o.rotation_euler = (0, -1.15+.1*q, q*1.6)
    for q in range(4):
        a, e = q*1.7+seed, rr.uniform(.25, .5); tip = Vector((x+.10*math.sin(e)*math.cos(a), y+.10*math.sin(e)*math.sin(a), z+.10+rr.uniform(.06, .10))); sweep('stem', bez((x, y, z+.06), (x, y, z+.11), tip-Vector((0, 0, .03)), tip, 8), .0018, lm, 5, subd=0); ball('heart', .007, gold, (1, 1, .6), tip, 2)
        for p in range(9): o = ball('petal', .012, white, (1, .42, .22), (0, 0, 0), 2); b = p*2*math.pi/9; o.location = tip+Vector((.015*math.cos(b), .015*math.sin(b), .001)); o.rotation_euler = (0, -.2, b)
def seats():
    for i, (x, y) in enumerate([(-3.25, -1.72), (-.2, -1.95), (2.3, -1.95), (-3.3, 1.62), (2.45, .30), (-1.5, -.72)]):
        table(x, y); vase(x+.13, y-(.05 if i else -.10), .742, i); coffee((x-.09, y+.07, .741), i*2.1+(.9 if i == 0 else 0), PAL['sage'] if i % 2 else PAL['stone'], ('tulip', 'heart', 'rosetta')[i % 3])
        if i in (1, 4, 5): props_plate(x+.06, y-.13, i)
        if i in (2, 5): coffee((x+.02, y-.17, .741), 1.+i, PAL['stone'], 'heart')
    for x, y, rz in [(-3.25, -1.12, .1), (-3.25, -2.32, 3.0), (-.2, -1.32, -.15), (2.3, -1.32, .2), (-3.3, 1.02, 3.3), (2.0, .85, .5), (2.85, -.25, -2.3), (-1.95, -.35, .9), (-1.05, -1.12, -2.3)]: chair(x, y, rz)
    c = 1.1; box('bench', (5.2, .48, .08), (c, Y0+.30, .44), oak(), .02); box('benchfront', (5.2, .40, .40), (c, Y0+.28, .20), paint(SAGE, .4))
    for k in range(4): x = c-1.95+1.3*k; box('pad', (1.28, .46, .10), (x, Y0+.31, .51), cloth('#B9A88C'), .045); box('backpad', (1.28, .10, .42), (x, Y0+.12, .79), cloth('#B9A88C'), .045, (-.12, 0, 0))
    rr = random.Random(9)
    for x, col in [(-1.05, RUST), (-.65, '#E4D6BF'), (1.3, '#6F7F66'), (1.68, '#D9C7A6'), (2.95, RUST), (3.3, '#E4D6BF')]:
        o = ball('cushion', .22, cloth(col), (1, .32, 1), (x, Y0+.30, .77), 4, (-.25, rr.uniform(-.3, .3), rr.uniform(-.2, .2))); displace(o, lambda q, n_: Vector((math.copysign(abs(q.x/.22)**.62, q.x)*.20, q.y, math.copysign(abs(q.z/.22)**.62, q.z)*.20)))
def props_plate(x, y, k):
    """a small plate with a croissant"""
    stock.put('plate', lambda: props.plate(.95, PAL['stone']), (x, y, .741), 0, .085); stock.put('croissant', croissant, (x, y, .745), k*1.1, .095)

# ---------------------------------------------------------------- what hangs and stands about
def poster(loc, w, h, name, rot):
    box('frame', (w+.07, .03, h+.07), loc, oak(), .005, rot); img = f'{POSTERS}/{name}.png'; m = principled('print', '#D9CDB8', .45)
    if os.path.exists(img): g = NT(m.node_tree); t = g.n('TexImage', ins={'Vector': g.n('TexCoord').outputs['UV']}); t.image = bpy.data.images.load(img, check_existing=True); m.node_tree.links.new(t.outputs[0], [n for n in m.node_tree.nodes if n.type == 'BSDF_PRINCIPLED'][0].inputs[0])
    o = grid('print', lambda u, v: ((u-.5)*w, u*0-.020, (v-.5)*h), 2, 2, mat=m); o.location = loc; o.rotation_euler = rot
def pictures():
    for x, n in ((-1.45, 'cappuccino'), (-.55, 'caprese-panini'), (.35, 'ginger-lemon-tea')): poster((x, Y0+.02, 1.85), .74, .74, n, (0, 0, math.pi))
    poster((2.2, Y0+.02, 1.87), 1.1, 1.1, 'salmon-bagel', (0, 0, math.pi)); poster((X1-.02, -1.2, 1.75), .95, .95, 'iced-latte', (0, 0, -math.pi/2)); poster((X1-.02, .05, 1.75), .95, .95, 'strawberry-waffle', (0, 0, -math.pi/2)); poster((X1-.02, 1.15, 1.75), .74, .74, 'greek-salad', (0, 0, -math.pi/2))
    text('NOISETTE', (X1-.05, -.10, 2.47), .30, (math.pi/2, 0, -math.pi/2), brass(), 'CENTER', .012, 1.3)
def plant(x, y, s=1., n=34, seed=1):
    rr = random.Random(seed); turn([(0, .0), (.15, 0), (.20, .30), (.205, .32), (.185, .32), (.18, .28), (0, .27)], (x, y, 0), ceramic('#D9CDB8', amount=.4), 40); lm = leaf_mat('#2F5F2A', '#6E9A4A', 'plant', .25)
    for k in range(n):
        a = k*2.4; el = rr.uniform(.5, 1.35); L = rr.uniform(.45, .95)*s; tip = Vector((x+L*math.cos(el)*math.cos(a), y+L*math.cos(el)*math.sin(a), .3+L*math.sin(el)*1.35)); tip.x = max(min(tip.x, X1-.12), X0+.12); tip.y = max(min(tip.y, Y1-.12), Y0+.12)
        sweep('stem', bez((x, y, .28), (x, y, .28+L*.6), tip*.8+Vector((x, y, .3))*.2, tip, 10), .006, lm, 6); o = leaf(rr.uniform(.24, .38)*s, rr.uniform(.07, .12)*s, -.25, .25, 0, .06, lm, k, blunt=.6); o.location = tip; o.rotation_euler = (rr.uniform(-.4, .4), .25-el*.45, a+rr.uniform(-.4, .4))
def coat_stand(x, y):
    wd = walnut(); sweep('pole', [(x, y, .05), (x, y, .9), (x, y, 1.78)], .021, wd, 14); ball('top', .035, wd, loc=(x, y, 1.80), sub=3)
    for k in range(4): a = k*math.pi/2+.4; d = Vector((math.cos(a), math.sin(a), 0)); sweep('hook', bez(Vector((x, y, 1.62)), Vector((x, y, 1.58))+d*.16, Vector((x, y, 1.66))+d*.22, Vector((x, y, 1.74))+d*.19, 12), .011, wd, 10); sweep('foot', bez(Vector((x, y, .20)), Vector((x, y, .20))+d*.1, Vector((x, y, .05))+d*.2, Vector((x, y, .015))+d*.27, 10), .016, wd, 10)
    def coat(a, col, length):
        d = Vector((math.cos(a), math.sin(a), 0))*.17
        def f(u, v):
            q = u*2*math.pi; w = .04+.09*np.clip(v*4., 0, 1)**.7+.045*v; fold = 1+.16*np.sin(q*5+v*2)*v+.10*np.sin(q*9+1)*v; return w*fold*np.cos(q), w*.55*fold*np.sin(q), -v*length
        o = grid('coat', f, 72, 30, wu=True, mat=cloth(col)); o.location = Vector((x, y, 1.66))+d; o.rotation_euler = (0, 0, a+math.pi/2)
        for s in (-1, 1): sweep('sleeve', [o.location+Vector((math.cos(a+math.pi/2)*s*.10, math.sin(a+math.pi/2)*s*.10, -.10)), o.location+Vector((math.cos(a+math.pi/2)*s*.16, math.sin(a+math.pi/2)*s*.16, -.38)), o.location+Vector((math.cos(a+math.pi/2)*s*.15, math.sin(a+math.pi/2)*s*.15, -.66))], .055, cloth(col), 16)
    coat(.4, '#C2AE8C', 1.0); coat(.4+math.pi, '#4A535C', .9); sweep('scarf', [Vector((x-.10, y+.20, 1.66)), Vector((x-.08, y+.24, 1.3)), Vector((x-.09, y+.25, .95))], .05, cloth(RUST), 12, .45)
def sack(x, y, s=1., seed=1):
    jute = M('jute', lambda: principled('jute', '#A98B5E', .95, build=lambda g: dict(color=g.mix(g.noise(6, 4, .6, vec=g.coord('Object')), '#8A6E46', '#C2A577'), normal=g.bump(g.n('TexWave', ins={'Scale': 60., 'Vector': g.coord('Object')}).outputs['Fac'], .5, .01)))); bean_ = M('sackbeans', lambda: principled('sackbeans', '#3A1D0E', .4, build=lambda g: dict(color=g.mix(g.voro(60, g.coord('Object')), '#1d0d06', '#6a3a1e'), normal=g.bump(g.voro(60, g.coord('Object')), 1., .012))))
    turn([(0, 0), (.20*s, 0), (.27*s, .10*s), (.28*s, .28*s), (.23*s, .42*s), (.225*s, .46*s), (.25*s, .49*s), (.265*s, .46*s), (.255*s, .42*s), (.24*s, .45*s), (.20*s, .44*s)], (x, y, 0), jute, 64, 1).rotation_euler = (0, 0, seed); turn([(0, .46*s), (.12*s, .445*s), (.215*s, .42*s)], (x, y, 0), bean_, 48, 1)
def odds():
    box('sideboard', (.45, 1.8, .80), (X1-.26, .0, .42), oak(math.pi/2), .015); box('sidetop', (.49, 1.84, .03), (X1-.26, 0, .835), marble())
    for k in range(4): box('drawer', (.01, .42, .66), (X1-.49, -.66+.44*k, .42), walnut(), .006); ball('knob', .014, brass(), loc=(X1-.50, -.66+.44*k+.14, .55), sub=2)
    for k in range(5): cup((X1-.36, -.72+.13*k, .85), .10, k, PAL['sage'] if k % 2 else PAL['stone'])
    for k, c in enumerate(('#B08A5E', '#3A322B', '#B08A5E', '#E6DAC4')): box('bag', (.08, .12, .20), (X1-.22, .10+.15*k, .95), M('kraft'+c, lambda: principled('kraft', c, .75)), .014, (0, 0, .1*(k-1))); box('label', (.004, .08, .08), (X1-.262, .10+.15*k, .95), paint('#F4EAD8'), .001); box('fold', (.02, .115, .06), (X1-.22, .10+.15*k, 1.07), M('kraft'+c, lambda: None), .005)
    turn([(0, .0), (.02, .0), (.16, .03), (.165, .04), (.02, .02), (0, .02)], (X1-.28, .78, .86), ceramic(PAL['stone']), 48); stock.put('cakechocolate', lambda: cake('chocolate'), (X1-.28, .78, .93), 0, .10)
    sack(3.62, 1.42, 1., 1); sack(3.2, 1.68, .82, 2); plant(3.5, 2.5, 1.2, 36, 1); plant(-3.62, 2.62, .95, 28, 2); plant(-1.85, -2.62, .8, 24, 3); coat_stand(-2.5, -2.62); plant(3.6, -1.9+.35, .7, 20, 5)

def build():
    shell(); street(); lights(); counter(); pastry_case(); espresso_machine(); back_bar(); seats(); pictures(); odds()
