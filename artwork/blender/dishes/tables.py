"""Several dishes on one table: the offers, the posts and the tables of the carousels (4:3).

A dish is the function of its own picture, called without its studio and camera, and set down where it is wanted.
"""
import importlib, sys
from props import *

SHAPE = (4, 3)                                                       # width to height of every picture of this module

def dish(name, at=(0, 0), turn=0., size=1., without=('napkin',)):
    """sets a menu item's picture on the table: at in BU, turn in degrees; without = objects left out, by the start of their names"""
    fn = finder(name); before = set(bpy.data.objects)
    spaces = [s for s in (getattr(m, '__dict__', {}) for m in list(sys.modules.values())) if {'studio', 'camera', 'ceramic'} <= s.keys()]
    saved = [(s, k, s[k]) for s in spaces for k in ('studio', 'camera')]
    for s, k, _ in saved: s[k] = lambda *a, **kw: None
    try: fn()
    finally:
        for s, k, v in saved: s[k] = v
    new = [o for o in bpy.data.objects if o not in before]
    for o in [o for o in new if any(o.name.startswith(w) for w in without)]: new.remove(o); bpy.data.objects.remove(o)
    return join_group([o for o in new if o.parent is None], (at[0], at[1], 0), (0, 0, math.radians(turn)), size)

def finder(name):
    for module in ('coffee', 'tea', 'iced_coffee', 'cold_drinks', 'cocktails', 'drinks', 'panini', 'bagels', 'croques', 'waffles', 'sweets', 'salads', 'specials', 'snacks'):
        table = importlib.import_module(module).PICTURES
        if name in table: return table[name]
    raise KeyError(name)

# ---------------------------------------------------------------- what lies beside
def stamp_card(loc, rz, full=10):
    """a card with ten rounds, each with a stamp"""
    objs = [rbox('card', (.92, .58, .012), .004, principled('card', '#FFF7EA', .6, spec=.2, build=lambda g: dict(color=g.mix(g.math('MULTIPLY', g.noise(30, 3, vec=g.coord('Object')), .12), '#FFF7EA', '#D9C7A6'))), 2, loc=(0, 0, .012))]
    ink = principled('ink', '#B4472F', .7, spec=.1); honey = principled('honeyink', '#F5B335', .6, spec=.2); rr = random.Random(4)
    for k in range(10):
        x, y = -.34+.17*(k % 5), .09-.20*(k//5)
        objs.append(lathe('round', [(0, .0195), (.068, .0195), (.070, .019), (.070, .0185), (0, .0185)], 32, honey if k == 9 else principled('ring', '#EAD9BC', .7), subd=0)); objs[-1].location = (x, y, 0)
        if k < full:                                                 # a hazelnut, as a stamp prints it
            nut = lathe('stamp', [(0, .0205), (.044, .0205), (.046, .020), (0, .020)], 24, ink, subd=0, rfn=lambda a: 1-.12*math.cos(3*a)); nut.location = (x+rr.uniform(-.008, .008), y+rr.uniform(-.008, .008), 0); nut.rotation_euler = (0, 0, rr.uniform(-.4, .4)); objs.append(nut)
    objs.append(rbox('line', (.30, .022, .002), .001, ink, 1, loc=(-.24, .225, .0195)))
    return join_group(objs, loc, (0, 0, rz))

def notebook(loc, rz, color=PAL['sage']):
    """a closed notebook with a band, a pencil on it"""
    objs = [rbox('book', (.95, 1.30, .10), .02, principled('cover', color, .75, spec=.2, build=lambda g: dict(normal=g.bump(g.noise(60, 3, vec=g.coord('Object')), .2, .01))), 3, loc=(0, 0, .06)),
            rbox('pages', (.93, 1.27, .075), .008, principled('pages', '#F4EBD8', .8, build=lambda g: dict(color=g.mix(g.math('FRACT', g.math('MULTIPLY', g.sep(g.coord('Object'))[2], 160)), '#F4EBD8', '#D8CBB0'))), 2, loc=(.02, 0, .06)),
            rbox('band', (.05, 1.315, .112), .006, principled('band', PAL['brick'], .6), 2, loc=(.34, 0, .06))]
    objs.append(sweep('pencil', [(-.40, -.50, .145), (.05, .42, .145)], .032, principled('pencil', '#F5B335', .4, coat=.3), 6, subd=0)); objs.append(sweep('tip', [(.05, .42, .145), (.09, .50, .145)], lambda t: .032*(1-.9*t), principled('tip', '#E5C597', .7), 8, subd=0))
    return join_group(objs, loc, (0, 0, rz))

def paper_bag(loc, rz, size=(.82, .50, 1.05)):
    """a kraft bag, its mouth folded over once"""
    kraft = principled('kraft', '#B98A57', .85, spec=.15, build=lambda g: dict(color=g.mix(g.noise(34, 5, .7, vec=g.coord('Object')), '#A97A48', '#CFA36F'), normal=g.bump(g.math('ADD', g.noise(3, 4, .6, vec=g.coord('Object')), g.math('MULTIPLY', g.noise(40, 3, vec=g.coord('Object')), .25)), .5, .05)))
    W, D, H = size
    def f(u, v):
        a = u*4; s = np.floor(a) % 4; t = a-np.floor(a); x = np.where(s == 0, -W/2+W*t, np.where(s == 1, W/2, np.where(s == 2, W/2-W*t, -W/2))); y = np.where(s == 0, -D/2, np.where(s == 1, -D/2+D*t, np.where(s == 2, D/2, D/2-D*t)))
        pinch = np.clip((v-.72)/.28, 0, 1)**1.4; y = y*(1-.86*pinch); x = x*(1+.03*np.sin(v*9+u*20)); z = v*H; y = y+.015*np.sin(x*13+v*7)
        return x, y, z
    bag = grid('bag', f, 80, 30, wu=True, mat=kraft); fold = rbox('fold', (W+.02, .075, .16), .02, kraft, 2, loc=(0, -.035, H-.07), rot=(math.radians(5), 0, 0))
    seal = lathe('seal', [(0, .012), (.115, .012), (.12, .006), (.12, 0), (0, 0)], 40, principled('seal', '#F5B335', .5, spec=.3), subd=0); seal.rotation_euler = (math.radians(90), 0, 0); seal.location = (0, -D/2-.012, .52)
    return join_group([bag, fold, seal], loc, (0, 0, rz))

def clock(x, z, r=.62, wall=2.6):
    """a plain wall clock that says twelve"""
    y = wall-.06; ring = lathe('clockring', [(r-.05, 0), (r-.05, .06), (r, .08), (r+.04, .05), (r+.04, 0)], 72, principled('clockwood', '#6B4025', .4, coat=.3), subd=1)
    face = lathe('clockface', [(0, .02), (r-.02, .02), (r-.02, 0)], 64, principled('clockface', '#FFF9EC', .5), subd=0); ink = principled('clockink', '#2B1A10', .5)
    marks = [rbox('mark', (.03 if k % 3 else .05, .014, .09 if k % 3 else .13), .004, ink, 1, loc=((r-.16)*math.sin(k*math.pi/6), -.03, (r-.16)*math.cos(k*math.pi/6)), rot=(0, k*math.pi/6, 0)) for k in range(12)]
    hands = [rbox('hour', (.055, .016, .30), .006, ink, 1, loc=(-.005, -.045, .13)), rbox('minute', (.034, .016, .46), .006, ink, 1, loc=(.008, -.055, .20)), ball('pin', .04, principled('brasspin', '#C9A25E', .3, metal=1), loc=(0, -.06, 0), sub=3)]
    for o in (ring, face): o.rotation_euler = (math.pi/2, 0, 0)
    return join_group([ring, face]+marks+hands, (x, y, z))

def milk_jug(loc, s=1.):
    """a small stoneware jug with a spout, full"""
    j = lathe('jug', [(0, .03), (.19, .035), (.215, .10), (.20, .30), (.165, .44), (.185, .50), (.20, .505), (.205, .49), (.185, .44), (.225, .28), (.24, .10), (.20, .0), (0, 0)], 56, ceramic('#DCD3C0', rough=.2))
    displace(j, lambda c, n: Vector((c.x-.10*max(0, (c.z-.42)/.09)*max(0, -math.cos(math.atan2(c.y, c.x)))**6, c.y, c.z+.02*max(0, -math.cos(math.atan2(c.y, c.x)))**6*(c.z > .47))))
    milk = lathe('oatmilk', [(0, .455), (.165, .455)], 40, principled('oat', '#F1E4CB', .3, sss=.2, sssr=(.05, .04, .03)), subd=0)
    handle = sweep('jughandle', bez((.19, 0, .42), (.42, 0, .44), (.42, 0, .12), (.225, 0, .14), 18), .032, ceramic('#DCD3C0', rough=.2), 12)
    return join_group([j, milk, handle], loc, (0, 0, .5), s)

def hazelnuts(cx, cy, n, r, seed=2, z=.06, within=9.):
    """hazelnuts on the table, or in a bowl: then none lies farther than `within` from its middle"""
    m = M('hazel', lambda: principled('hazel', '#8A4F24', .55, build=lambda g: dict(color=g.ramp(g.math('ADD', g.sep(g.coord('Object'))[2], g.math('MULTIPLY', g.noise(7, 4, vec=g.coord('Object')), .5)), [(.16, '#D9BE93'), (.24, '#A9713C'), (.5, '#935A2A'), (.8, '#7E4A20')]))))
    nut = lathe('nut', [(0, -.062), (.042, -.060), (.062, -.030), (.066, .005), (.056, .042), (.030, .070), (.010, .088), (0, .096)], 28, m, subd=1); nut.location = (0, 0, -9); rr = random.Random(seed); put = []
    for _ in range(n*30):
        if len(put) >= n: break
        x, y = cx+rr.gauss(0, r), cy+rr.gauss(0, r*.7)
        if math.hypot(x-cx, y-cy) < within and all((x-a)**2+(y-b)**2 > .016 for a, b in put): put.append((x, y))
    for x, y in put: inst(nut, (x, y, z), (rr.uniform(1.1, 2.0)*rr.choice((-1, 1)), rr.uniform(-.5, .5), rr.uniform(0, 6.3)))

def nut_bowl(x, y):
    b = lathe('nutbowl', [(0, .05), (.20, .06), (.33, .17), (.38, .30), (.395, .31), (.40, .29), (.35, .14), (.22, .0), (0, 0)], 56, ceramic(PAL['sage'], rough=.25)); b.location = (x, y, 0)
    hazelnuts(x, y, 22, .16, 3, .25, .275); hazelnuts(x, y, 9, .10, 8, .335, .185)

# ---------------------------------------------------------------- offers
def free_waffle():
    studio(); dish('liege-waffle', (-.50, .15), 0, .92); dish('espresso', (1.02, .55), 8, .95); stamp_card((.92, -.52, 0), .22)
    camera(31, 3.15, (.18, .10, .26), fstop=.9, focus=(0, -.35, .3))
def cake_and_coffee():
    studio(); dish('apple-cake', (-.58, -.02), 0, .96, ('napkin', 'fork')); dish('lungo', (1.08, .40), 0, .92); napkin(1.5, (.2, .95, 0), .25, PAL['sage'], 'sage', .03)
    camera(27, 3.35, (.14, 0, .32), fstop=.85, focus=(0, -.35, .35))
def student():
    studio(); dish('caprese-panini', (-.42, .12), 0, .92); dish('cola', (1.12, .62), 0, .84); notebook((.98, -.62, 0), -.42)
    camera(21, 3.75, (.16, 0, .58), fstop=.9, focus=(0, -.35, .5))

# ---------------------------------------------------------------- posts
def our_name():
    studio(); dish('noisette', (-.42, .0), 0, 1.0, ('napkin', 'bean')); nut_bowl(.82, .42); hazelnuts(.52, -.50, 5, .20, 5); camera(27, 2.45, (.14, 0, .30), fstop=.7, focus=(0, -.3, .35))
def two_waffles():
    studio(); dish('brussels-waffle', (-.86, .12), 0, .86, ('napkin', 'fork')); dish('liege-waffle', (.92, .02), 0, .86); camera(33, 3.5, (.03, .02, .20), fstop=1., focus=(0, -.35, .25))
def noon():
    studio(); clock(-.66, 1.46); paper_bag((.50, .38, 0), -.18); dish('cappuccino', (-.62, -.08), 0, .80); camera(9, 3.2, (0, .3, .98), fstop=2.2, focus=(0, .2, .7))
def no_milk():
    studio(); dish('hummus-bagel', (-.58, .05), 0, .88); dish('fresh-mint-tea', (1.12, .50), 0, .82); milk_jug((.60, -.52, 0), .9); camera(23, 3.6, (.10, 0, .42), fstop=.9, focus=(0, -.35, .4))

# ---------------------------------------------------------------- tables
def morning():
    studio(); dish('butter-croissant', (-1.22, .42), 12, .78); dish('scrambled-eggs', (.18, -.32), 0, .78); dish('caffe-latte', (1.42, .35), -8, .78); dish('orange-juice', (.45, 1.25), 0, .72); camera(34, 4.0, (.06, .20, .25), fstop=1.2, focus=(0, -.3, .3))
def lunch():
    studio(); dish('salmon-bagel', (-1.15, -.15), 0, .82); dish('greek-salad', (.72, .10), 0, .86); dish('ginger-lemonade', (-.35, 1.20), 0, .76); camera(30, 3.95, (.0, .24, .38), fstop=1.2, focus=(0, -.3, .4))
def evening():
    studio(); dish('apero-platter', (-.25, -.20), 0, .82); dish('c3', (1.42, .35), 0, .86); dish('house-red-wine', (-1.38, .80), 0, .74); camera(18, 4.3, (-.04, .2, .74), fstop=1.1, focus=(0, -.2, .5))

PICTURES = {
    'offer-free-waffle': free_waffle, 'offer-cake-coffee': cake_and_coffee, 'offer-student': student,
    'post-our-name': our_name, 'post-waffles': two_waffles, 'post-noon': noon, 'post-no-milk': no_milk,
    'table-morning': morning, 'table-lunch': lunch, 'table-evening': evening,
}
