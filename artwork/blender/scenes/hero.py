"""The picture at the top of the front page: a cappuccino on an evening table, a dark bar out of focus behind.

blender -b -P hero.py -- OUT.png WIDTH SAMPLES     writes OUT.png and OUT_depth.npy, which loop.py turns into the moving picture
"""
import sys, os; here = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [here, os.path.join(here, '..')]
import kit; from kit import *
import props
OUT, WIDTH, SAMPLES = (sys.argv[sys.argv.index('--')+1:]+[None]*3)[:3]; WIDTH, SAMPLES = int(WIDTH), int(SAMPLES); RES = (WIDTH, WIDTH*9//16); EXPOSURE = .75

def lights():
    """a dark room; a warm window from back left, a rim from back right: steam reads against the dark"""
    w = bpy.context.scene.world; w.use_nodes = True; bg = w.node_tree.nodes['Background']; bg.inputs[0].default_value = lin('#6b4a30'); bg.inputs[1].default_value = .16
    for ix in (0, 1):
        for iz in (0, 1): area((-3.4+ix*.8, 1.7+ix*.7, 2.0+iz*1.1), (0, 0, .35), .95, 74, (1., .89, .74), 1.0, 'key')
    area((3.2, -1.8, 1.9), (0, 0, .4), 2.8, 34, (1., .92, .82), 2.2, 'fill'); area((2.6, 2.4, 2.0), (0, 0, .5), .6, 60, (1., .78, .52), 1.6, 'rim')

def bar(y=10.2):
    """back wall, two shelves with bottles and jars, a coffee machine; lit by warm strips under the shelves"""
    rr = random.Random(21); plank = principled('plank', '#4A2F1D', .5); up, low = -.52, -1.78
    grid('wall', lambda u, v: ((u-.5)*26, u*0+y+.75, v*9-5), 2, 2, mat=principled('wall', '#3F2B1F', .85))
    rbox('shelf', (5.0, .9, .10), .02, plank, loc=(-3.3, y+.25, up-.05)); rbox('shelf', (3.4, .9, .10), .02, plank, loc=(3.6, y+.25, up-.05)); rbox('top', (26, 1.6, .12), .02, plank, loc=(0, y, low-.06))
    for x, ln in ((-3.3, 4.6), (3.6, 3.0)):
        area((x, y+.45, up-.13), (x, y+.70, low), ln, 36 if x < 0 else 50, (1., .70, .40), .10, 'strip')     # under the shelf: the row below glows
        area((x, y+.55, up+1.25), (x, y+.65, up), ln, 20 if x < 0 else 30, (1., .72, .42), .10, 'strip')
    def bottle(x, z, r, h, c):
        lathe('bottle', [(0, 0), (r*.95, 0), (r, .03), (r, h*.58), (r*.36, h*.78), (r*.32, h), (0, h)], 20, principled('bt', c, .12, spec=.6, coat=.6), subd=1).location = (x, y+.15+rr.uniform(-.1, .15), z)
        if rr.random() < .6: rbox('label', (r*1.3, .02, h*.22), .004, principled('lb', '#E7D7BC', .7), loc=(x, y+.10-r, z+h*.28))
    def jar(x, z, r, h, c, lid='#8A6238'):
        lathe('jar', [(0, 0), (r, 0), (r, h*.8), (r*.85, h*.9), (0, h*.9)], 20, principled('jr', c, .15, coat=.6), subd=1).location = (x, y+.2, z); lathe('lid', [(0, h), (r*.8, h), (r*.8, h*.9), (0, h*.9)], 20, principled('ld', lid, .6), subd=0).location = (x, y+.2, z)
    glassy = ['#5A2A12', '#2F4A2A', '#7A4A16', '#1F2A20', '#8E5A1E', '#3A1710']; dry = ['#3A2012', '#B98A4E', '#D9C9A8', '#6F7F66', '#8A4A2A']
    for a, b in ((-5.7, -.9), (2.0, 5.2)):
        x = a+.2
        while x < b:
            r = rr.uniform(.11, .15); bottle(x, up, r, rr.uniform(.62, .80), rr.choice(glassy)) if rr.random() < .72 else jar(x, up, .17, .46, rr.choice(dry)); x += rr.uniform(.36, .52)
    for a, b in ((-5.7, -1.2), (2.6, 5.2)):
        x = a+.1
        while x < b: jar(x, low, rr.uniform(.17, .24), rr.uniform(.5, .74), rr.choice(dry)) if rr.random() < .7 else bottle(x, low, .14, .85, rr.choice(glassy)); x += rr.uniform(.50, .68)
    # coffee machine
    m = steel(.28, '#C9BFB2'); rbox('machine', (2.4, .9, .62), .06, m, loc=(.75, y, low+.88)); rbox('back', (2.3, .3, .6), .03, principled('mb', '#2A211B', .4), loc=(.75, y+.3, low+.3)); rbox('base', (2.5, 1.0, .16), .03, m, loc=(.75, y, low+.10)); rbox('strip', (1.9, .03, .22), .01, principled('sage', '#6F7F66', .3, coat=.5), loc=(.75, y-.47, low+.9))
    for k in range(8): lathe('cup', [(0, 0), (.09, 0), (.125, .17), (.11, .17), (0, .03)], 20, ceramic(PAL['stone']), subd=1).location = (-.2+.27*k, y-.05+.12*(k % 2), low+1.2)
    area((.75, y-1.6, .2), (.75, y, low+.8), 2.2, 40, (1., .80, .55), .5, 'machine light')

def cup():
    grid('table', lambda u, v: ((u-.5)*20, -8+v*11.2, u*0), 2, 2, mat=wood('#8A6546', '#64432C', '#382216', rot=math.radians(3), key='hero', rough=.36)); Z = .055
    lathe('saucer', [(0, .045), (.24, .045), (.29, .05), (.33, .06), (.52, .085), (.70, .135), (.725, .142), (.735, .134), (.71, .118), (.50, .055), (.32, .0), (.28, 0), (.26, .02), (0, .02)], 72, ceramic(PAL['stone']))
    for o in props.cup(PAL['stone']): o.location.z = Z
    art = props.foam_surface(.452, Z+.545, np_image('art', props.latte_art(kind='tulip'))); art.rotation_euler = (0, 0, math.radians(18))
    props.spoon((-.02, -.60, .115), math.radians(-58), .62); props.biscuit((-.50, -.20, .135), math.radians(64)); props.beans_scatter(26, -1.15, -.25, .30, 5); props.beans_scatter(10, .95, -.50, .16, 9)
    waffle = join_group([props.waffle_obj(), props.plate(1.0, PAL['sage'])], (1.45, 1.75, .06), (0, 0, .5), .85)

def lamps(img, depth):
    """the out-of-focus lamps of the bar, drawn as clean discs into the light values where the picture is far away"""
    import cv2
    h, w = img.shape[:2]; rr = random.Random(8); y, x = np.mgrid[0:h, 0:w].astype(np.float32); y = h-1-y; k = w/1600; far = cv2.GaussianBlur((depth > 12.5).astype(np.float32), (0, 0), 9*k); out = img.copy()
    spots = [(i/13+rr.uniform(-.02, .02), .055+.055*math.sin(i*.95)+rr.uniform(-.015, .015), rr.uniform(.8, 1.1)) for i in range(14)]+[(rr.uniform(.30, 1), rr.uniform(.13, .30), rr.uniform(.55, .85)) for _ in range(9)]
    for fx, fy, size in spots:
        r = 34*k*size; d = np.hypot(x-fx*w, y-fy*h); disc = np.clip((r-d)/(2.2*k)+.5, 0, 1)*(.82+.18*np.clip(d/r, 0, 1)**4); glow = .05*np.exp(-(d/(2.6*r))**2)
        c = np.array(lin(rr.choice(['#FFC27A', '#FFB060', '#FFDCA8', '#F59A4A']))[:3], np.float32)*rr.uniform(.5, 1.9)*(.45 if fx < .45 else 1.); a = (disc*rr.uniform(.45, .8)+glow)*far
        out = out*(1-(disc*.35*far))[..., None]+c*a[..., None]
    return out

kit.reset(); kit.R.seed(7); lights(); bar(); cup()
cam = camera(14.5, 3.2, (-.48, 0, .585), fstop=.42, focus=(0, -.28, .6))
img = kit.render(OUT, RES, SAMPLES, EXPOSURE)
cam.data.dof.use_dof = False; bpy.context.scene.cycles.samples = 2; depth = kit._passes('depth', 3)['d'][..., 0]; np.save(OUT.replace('.png', '_depth.npy'), depth.astype(np.float32))
kit.save(lamps(img, depth), OUT)
