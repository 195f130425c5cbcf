"""The hot coffees, and the cups, glasses and surfaces that the teas share with them."""
from props import *

# ---------------------------------------------------------------- cups and glasses
def glaze(out, inn=PAL['stone'], foot=None, band=None, rough=.18, speck='#6b5238', amount=.5, rim=None):
    """Stoneware with one colour outside and another inside; foot=(colour, height), band=(colour, z0, z1), rim=(colour, z)"""
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); nx, ny, _ = g.sep(g.n('NewGeometry').outputs['Normal'])
        inside = g.math('LESS_THAN', g.math('ADD', g.math('MULTIPLY', nx, x), g.math('MULTIPLY', ny, y)), 0.)
        col = g.n('RGB'); col.outputs[0].default_value = lin(out); col = col.outputs[0]
        wob = g.math('MULTIPLY_ADD', g.noise(6, 3, vec=v), .03, g.math('SUBTRACT', z, .015))
        if band: col = g.mix(g.math('MULTIPLY', g.math('GREATER_THAN', z, band[1]), g.math('LESS_THAN', z, band[2])), col, band[0])
        if foot: col = g.mix(g.math('LESS_THAN', wob, foot[1]), col, foot[0])
        col = g.mix(inside, col, inn)
        if rim: col = g.mix(g.math('GREATER_THAN', wob, rim[1]), col, rim[0])
        dots = g.math('LESS_THAN', g.voro(26, v), g.math('SUBTRACT', g.math('MULTIPLY', g.noise(9, 2, .5, vec=v), .16), .045))
        col = g.mix(g.math('MULTIPLY', dots, amount), col, speck)
        col = g.mix(g.math('MULTIPLY', g.noise(2.2, 3, vec=v), .22), col, '#ffffff', 'MULTIPLY')
        return dict(color=col, normal=g.bump(g.noise(7, 3, vec=v), .10, .02))
    return principled('glaze', out, rough, spec=.5, coat=.35, coatr=.08, build=b)
def rad(outer, z):
    """radius of an outline (list of r, z from foot to rim) at a height"""
    return float(np.interp(z, [p[1] for p in outer], [p[0] for p in outer]))
def inside(outer, t, base):
    """the inner outline of a vessel with wall t"""
    H = outer[-1][1]; a = rad(outer, base)-t
    return [(0, base), (a-.07, base), (rad(outer, base+.03)-t-.018, base+.022), (rad(outer, base+.08)-t, base+.08)]+[(rad(outer, z)-t, z) for z in np.linspace(base+.16, H-.03, 8)]
def vessel(outer, t=.028, base=.07, mat=None, z=0., x=0., y=0.):
    """a cup or glass from its outline"""
    H = outer[-1][1]; R_ = outer[-1][0]; f = outer[0][0]
    p = inside(outer, t, base)+[(R_-t*.75, H), (R_-t*.4, H+.006), (R_-.004, H)]+outer[::-1][1:]+[(f-.012, -.002), (f-.045, 0), (f-.06, .018), (0, .022)]
    o = lathe('vessel', p, 72, mat); o.location = (x, y, z); return o
def fill(outer, t, base, z1, mat, z=0., x=0., y=0., e=.008, z0=None):
    """liquid that fills a vessel up to z1 (a little into the wall, so that no gap shows)"""
    I = [(r+(e if r else 0), zz-(e*.6 if zz < base+.03 else 0)) for r, zz in inside(outer, t, base)]
    p = [q for q in I if q[1] < z1-.03]
    if z0: p = [(0, z0), (rad(outer, z0)-t+e-.004, z0), (rad(outer, z0+.012)-t+e, z0+.012)]+[q for q in p if q[1] > z0+.04]
    rt = rad(outer, z1)-t+e; p += [(rad(outer, z1-.012)-t+e, z1-.012), (rt, z1-.003), (rt-.008, z1), (rt*.6, z1), (0, z1)]
    o = lathe('liquid', p, 72, mat, subd=1); o.location = (x, y, z); return o
def handle(outer, zt, zb, mat, out=.30, ang=-28, z=0., w=.046, x=0., y=0.):
    """a handle between two heights"""
    a = math.radians(ang); c, s = math.cos(a), math.sin(a); R_ = max(rad(outer, zt), rad(outer, zb))
    P = bez((rad(outer, zt)-.012, 0, zt), (R_+out, 0, zt+.10), (R_+out, 0, zb-.05), (rad(outer, zb)-.014, 0, zb), 26)
    return sweep('handle', [(p[0]*c+x, p[0]*s+y, p[2]+z) for p in P], lambda t: w*(1+.35*abs(2*t-1)**3), mat, 14, 1.25, subd=1)
def saucer(r=.735, f=.275, color=PAL['stone'], mat=None, x=0., y=0.):
    """saucer of radius r for a foot of radius f; the foot stands at .05"""
    L = lambda k: f+.06+(r-f-.06)*k
    p = [(0, .045), (f-.03, .045), (f+.02, .05), (f+.06, .06), (L(.45), .085), (L(.90), .128), (r-.012, .137), (r, .130), (r-.025, .114), (L(.42), .055), (f+.05, 0), (f, 0), (f-.02, .02), (0, .02)]
    o = lathe('saucer', p, 72, mat or ceramic(color)); o.location = (x, y, 0); return o
S_Z = .05
ESPRESSO = [(.19, 0), (.197, .03), (.228, .075), (.278, .17), (.302, .29), (.312, .41), (.318, .49)]
TULIP = [(.18, 0), (.188, .03), (.25, .085), (.318, .20), (.342, .32), (.342, .42), (.345, .47)]
ROUND = [(.25, 0), (.262, .03), (.33, .10), (.425, .26), (.462, .42), (.476, .54), (.480, .60)]
WIDE = [(.25, 0), (.262, .03), (.37, .085), (.475, .19), (.525, .30), (.545, .39), (.552, .43)]
BOWL = [(.25, 0), (.255, .06), (.30, .095), (.43, .18), (.545, .33), (.602, .49), (.628, .62), (.640, .67)]
GLASSCUP = [(.235, 0), (.275, .025), (.318, .10), (.345, .24), (.358, .42), (.364, .60), (.368, .70)]
TALL = [(.255, 0), (.262, .03), (.272, .12), (.298, .60), (.330, 1.10), (.352, 1.45)]
MUG = [(.27, 0), (.31, .015), (.365, .08), (.392, .22), (.40, .40), (.405, .70), (.408, .92)]

# ---------------------------------------------------------------- surfaces (painted with noise)
N_ = 768
def sm(e0, e1, t):
    q = np.clip((t-e0)/(e1-e0), 0, 1); return q*q*(3-2*q)
def disc(n=N_):
    """x, y (up), r over the unit disc; row 0 is the bottom"""
    y, x = np.mgrid[-1:1:n*1j, -1:1:n*1j]; return x, y, np.hypot(x, y)
def hx(h): return np.array([int(h[i:i+2], 16)/255 for i in (1, 3, 5)])[None, None]
def mx(a, b, m): m = np.clip(m, 0, 1)[..., None]; return a*(1-m)+b*m
def warp(a, dx, dy):
    """a moved by dx, dy (in widths)"""
    n = a.shape[0]; yy, xx = np.mgrid[0:n, 0:n]; return a[np.clip((yy+dy*n).astype(int), 0, n-1), np.clip((xx+dx*n).astype(int), 0, n-1)]
def nz_(sc, seed, oct_=4): return vnoise((N_, N_), sc, seed, oct_)
def crema(mid='#A8622B', dark='#6E3514', gold='#CB8F4E', seed=1, fleck=.7, edge='#5A2A0E'):
    """golden brown foam of an espresso with its darker veins"""
    x, y, r = disc(); a = nz_(4, seed); s = nz_(15, seed+2)
    dx = (nz_(3, seed+5)-.5)*.35; dy = (nz_(3, seed+6)-.5)*.35
    a = warp(a, dx, dy); s = warp(s, dx*1.4+.25*y*(1-r), dy*1.4-.25*x*(1-r)); g = nz_(90, seed+3, 2)
    c = mx(hx(dark)*.55+hx(mid)*.45, hx(mid), sm(.38, .56, a)); c = mx(c, hx(gold), sm(.52, .68, a)*.75)
    c = mx(c, hx(dark), sm(.53, .62, s)*fleck); c = c*(.90+.2*g[..., None])
    c = mx(c, hx(gold), sm(.84, .94, r)*.55); return np.clip(mx(c, hx(edge), sm(.955, .995, r)*.8), 0, 1)
def milk_on(base, mask, white='#FBF0DE', seed=4):
    return np.clip(mx(base, hx(white)*(.965+.06*nz_(60, seed, 2)[..., None]), mask), 0, 1)
def rosetta(seed=3):
    """a fine poured leaf"""
    x, y, r = disc(); x = x+(nz_(5, seed)-.5)*.07; y = y+(nz_(5, seed+1)-.5)*.07; ax = np.abs(x)
    t = np.clip((y+.74)/1.30, 0, 1); w = .70*np.sin(math.pi*np.clip(t, 0, 1)**.80)**.62*(t > 0)*(t < 1)
    ph = 6.6*(y-.60*ax**.80-.08*np.sin(3*ax)); s = .5+.5*np.cos(2*math.pi*ph); w = w*(.86+.17*s)
    m = sm(.14, .34, s)*sm(.0, -.03, ax-w)
    m *= 1-sm(.017, .007, np.abs(x-.012*np.sin(y*5)))*(y < .40)
    X = ax/.25; Y = (y-.50)/.25; h = np.sqrt(X**2+(Y-.62*np.sqrt(X+1e-3)+.2)**2); m = m*sm(.95, 1.25, h); m = np.maximum(m, sm(1.05, .92, h))
    stem = sm(.03, -.02, np.hypot(x*2.4, (y+.74)*.9)-.10); return np.clip(np.maximum(m, stem), 0, 1)
def heart(seed=6, s=.50, cy=-.06):
    """a poured heart with pale rings around it"""
    x, y, r = disc(); x = x+(nz_(4, seed)-.5)*.10; y = y+(nz_(4, seed+1)-.5)*.10
    def h(cx, cy, s): X = np.abs(x-cx)/s; Y = (y-cy)/s; return (np.sqrt(X**2+(Y-.62*np.sqrt(X+1e-3)+.18)**2)-1)*s
    d = h(0, cy, s); m = sm(.02, -.03, d)
    for k, a in ((.085, .8), (.165, .6), (.24, .35)): m = np.maximum(m, a*sm(.030, .008, np.abs(d-k))*sm(.95, .8, r))
    return m
def dust(img, color='#4A2412', cx=0., cy=0., spread=.5, amount=1., seed=8):
    """cacao or cinnamon sifted on the foam"""
    x, y, r = disc(); d = np.exp(-(np.hypot(x-cx, y-cy)/spread)**2)*amount*(.75+.5*nz_(7, seed))
    rs = np.random.RandomState(seed); import cv2
    g = cv2.GaussianBlur(rs.rand(N_, N_).astype(np.float32), (0, 0), 1.3); g = (g-g.mean())/g.std()*.22+.5; g2 = cv2.GaussianBlur(rs.rand(N_, N_).astype(np.float32), (0, 0), 2.6); g2 = (g2-g2.mean())/g2.std()*.2+.5
    m = np.maximum(sm(.0, .25, d-g), sm(.05, .25, d*.9-g2)); return mx(img, hx(color), m*.88)
def surface(outer, t, z1, img, z=0., rot=18, dome=.01, bubbles=.35, x=0., y=0., e=.010):
    """the painted surface of a drink at the height z1"""
    o = foam_surface(rad(outer, z1)-t+e, z1, np_image('art', img), dome=dome, bubbles=bubbles); o.location = (x, y, z); o.rotation_euler = (0, 0, math.radians(rot)); return o

# ---------------------------------------------------------------- companions
def sugar_cube(loc, rz=0., s=.15, color='#F4ECDC'):
    m = M('cube'+color, lambda: principled('cube', color, .8, sss=.1, spec=.3, build=lambda g: dict(color=g.mix(g.voro(38, g.coord('Object')), color, '#C9A26A' if color != '#F4ECDC' else '#D9CDB8'), normal=g.bump(g.voro(46, g.coord('Object')), .8, .012))))
    return rbox('cube', (s, s*.8, s*.72), .014, m, 2, loc=(loc[0], loc[1], loc[2]+s*.36), rot=(0, 0, rz))
def hazelnut():
    """hazelnut in its shell, tip up"""
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); an = g.math('ARCTAN2', y, x); st = g.noise(1.6, 3, .6, vec=g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', an, 5.5), 'Y': g.math('MULTIPLY', z, .9)}).outputs[0])
        c = g.mix(g.ramp(st, [(.35, 0.), (.65, 1.)]), '#B0703A', '#7C4519'); c = g.mix(g.ramp(g.math('MULTIPLY_ADD', g.noise(8, 3, vec=v), .16, z), [(.0, 1.), (.02, 0.)], 'LINEAR') if False else g.math('LESS_THAN', g.math('MULTIPLY_ADD', g.noise(7, 3, vec=v), .22, z), -.42), c, '#D8B487')
        c = g.mix(g.math('GREATER_THAN', z, .93), c, '#E3C79A')
        return dict(color=c, normal=g.bump(st, .25, .03))
    o = ball('nut', 1, M('nut', lambda: principled('nut', '#9A5B2A', .34, spec=.45, coat=.15, build=b)), sub=5)
    for v in o.data.vertices:
        x, y, z = v.co; k = 1.02 if z < 0 else 1-.16*z*z; z = z*.86 if z < 0 else z+.16*max(0, z)**7; z = max(z, -.74); v.co = (x*k*.97, y*k*1.02, z)
    o.location = (0, 0, -9); return o
def kernel():
    """peeled hazelnut"""
    m = M('kern', lambda: principled('kern', '#E7C48E', .5, sss=.12, spec=.35, build=lambda g: dict(color=g.mix(g.ramp(g.noise(3.2, 4, .65, vec=g.coord('Object')), [(.48, 0.), (.66, 1.)]), '#E0B67C', '#9A5C28'), normal=g.bump(g.noise(8, 3, vec=g.coord('Object')), .15, .02))))
    o = ball('kern', 1, m, sub=4)
    for v in o.data.vertices: x, y, z = v.co; v.co = (x, y, z*.9+(.22*z**5 if z > 0 else 0))
    o.location = (0, 0, -9); return o
CHOC = dict(dark='#2A120A', mid='#43200F')
def choc_mat(): return M('choc', lambda: principled('choc', '#351A0E', .34, spec=.42, coat=.12, coatr=.3, build=lambda g: dict(color=g.mix(g.noise(4, 4, vec=g.coord('Object')), '#2C140A', '#4C2613'), normal=g.bump(g.noise(18, 4, .6, vec=g.coord('Object')), .12, .015))))
def choc_square(loc, rz=0., s=.26, tilt=(0, 0)):
    """piece of a bar: bevelled square with a raised field"""
    a = rbox('sq', (s, s, .07), .022, choc_mat(), 3); b = rbox('sq2', (s*.72, s*.72, .03), .012, choc_mat(), 2, loc=(0, 0, .042)); return join_group([a, b], (loc[0], loc[1], loc[2]+.036), (tilt[0], tilt[1], rz))
def shaving(L=.16, w=.05, seed=0):
    """curl of chocolate"""
    rr = random.Random(seed); c = rr.uniform(1.0, 2.6); R_ = L/c
    o = grid('shav', lambda u, v: (R_*np.sin(u*c), (v-.5)*w*(1-.3*u)+.02*u, R_*(1-np.cos(u*c))), 18, 4, mat=choc_mat()); md = o.modifiers.new('so', 'SOLIDIFY'); md.thickness = .009; apply_mods(o); o.location = (0, 0, -9); return o
def water(x, y, r0=.20, r1=.235, H=.80):
    o = [(r0-.012, 0), (r0, .03), (r0+.006, .1), (r1, H)]; g = M('glass', lambda: glass())
    vessel(o, .018, .07, g, x=x, y=y); fill(o, .018, .07, H*.80, glass('water', '#FFFFFF', 0, 1.33, .98), x=x, y=y, e=.005)
def long_spoon(base, top, r=.014):
    """handle of a long spoon that stands in a glass"""
    b, t = Vector(base), Vector(top); d = t-b; P = [b+d*k for k in np.linspace(0, 1, 14)]
    sweep('lspoon', P, lambda q: r*(1+.9*max(0, q-.72)/.28), steel(.14), 12, .8, subd=1)

# ---------------------------------------------------------------- the eight
def espresso():
    studio(); c = glaze('#F1EADD', '#F3ECE0', rim=('#B9946A', .482)); saucer(.56, .20)
    vessel(ESPRESSO, .034, .06, c, S_Z); handle(ESPRESSO, .37, .15, ceramic('#F1EADD', rough=.16), .23, -30, S_Z, .030)
    surface(ESPRESSO, .034, .40, crema('#8A4A1E', '#48200B', '#B37434', 11, .6), S_Z, 40)
    spoon((-.13, -.52, .10), math.radians(-66), .50); water(.56, .42); sugar_cube((-.37, -.16, .082), .5, .12, '#B98346'); sugar_cube((-.40, .02, .090), -.3, .12)
    beans_scatter(7, -.72, -.40, .12, 5)
    camera(31, 1.72, (.08, .02, .27), fstop=.7, focus=(0, -.15, .42))
def lungo():
    studio(); g = M('glass', lambda: glass()); Z = S_Z; saucer(.74, .24, '#4A4F4C', ceramic('#4A4F4C', '#1e2220', amount=.5, rough=.3))
    vessel(GLASSCUP, .024, .07, g, Z); handle(GLASSCUP, .56, .20, g, .30, -22, Z, .036)
    m = layered([(.0, '#1A0803'), (.70, '#260D05'), (.80, '#3A170A'), (.855, '#7A4018'), (.90, '#B0713A'), (1., '#C68D50')], .06, .575, .035, .6, 'lungo', .15)
    fill(GLASSCUP, .024, .07, .572, m, Z); surface(GLASSCUP, .024, .573, crema('#B97B40', '#8C5124', '#D9A768', 21, .45, '#A4682F'), Z, 0, .006, .5)
    biscuit((-.32, -.40, .128), math.radians(28)); beans_scatter(8, .74, -.46, .12, 8); napkin(1.5, (-.45, .35, 0), -.3, PAL['linen'], 'linen', .03)
    camera(22, 1.85, (.03, 0, .37), fstop=.65, focus=(0, -.3, .5))
def noisette():
    studio(); c = glaze(PAL['sage'], '#F3ECE0', foot=('#C9A57A', .07), speck='#3c4636', amount=.4); saucer(.60, .19, mat=ceramic('#F1EADD'))
    vessel(TULIP, .034, .06, c, S_Z); handle(TULIP, .36, .14, ceramic(PAL['sage'], '#3c4636', amount=.4), .21, -26, S_Z, .030)
    x, y, r = disc(); q = np.hypot(x+(nz_(3, 5)-.5)*.9+.03, y+(nz_(3, 6)-.5)*.9-.02); a = np.arctan2(y, x)
    m = sm(.46, .34, q+.05*np.sin(3*a+9*r)); m = np.maximum(m, .7*sm(.035, .01, np.abs(q-.56-.04*np.sin(2*a)))*sm(.2, -.5, np.cos(a-.6))); m = np.maximum(m, .5*sm(.55, .62, warp(nz_(9, 31), .2*y, -.2*x))*sm(.75, .45, r))
    surface(TULIP, .034, .40, milk_on(crema('#A8642F', '#7A3F1A', seed=33), m), S_Z, 10)
    h = hazelnut(); k = kernel(); s = .112
    for lx, ly, lz, rot in [(-.66, -.36, .0, (.15, -.1, 0)), (-.50, -.56, .0, (1.35, .2, .6)), (.62, -.44, 0, (-.3, .25, 1))]: inst(h, (lx, ly, lz+s*(.76 if abs(rot[0]) < 1 else .97)), rot, s)
    inst(k, (-.30, -.36, .19), (1.5, .3, .4), .092); inst(k, (.74, -.22, .088), (.6, .9, 0), .085); inst(h, (-.78, -.12, s*.97), (1.5, -.4, 2.3), s)
    spoon((.10, -.50, .105), math.radians(-62), .50)
    camera(42, 1.62, (-.02, -.04, .25), fstop=.75, focus=(0, -.15, .40))
def cappuccino_cacao():
    studio(); z = S_Z+.005; c = ceramic(PAL['stone'], rough=.16); saucer(.735, .275)
    for o in cup(PAL['stone']): o.location.z = z
    x, y, r = disc(); q = r+(nz_(4, 3)-.5)*.20; base = crema('#B0702F', '#7C421A', '#CB8F4E', 41, .5)
    img = milk_on(base, sm(.86, .70, q), '#F8EAD3'); img = dust(img, '#421D0C', .02, .02, .58, 1.2)
    fo = foam_surface(.452, z+.548, np_image('art', img), dome=.052, bubbles=.3); fo.rotation_euler = (0, 0, math.radians(18))
    spoon((-.02, -.60, .115), math.radians(-58), .62); biscuit((-.50, -.20, .135), math.radians(64)); beans_scatter(9, -.78, -.42, .16)
    napkin(1.7, (.25, .35, 0), .35, PAL['sage'], 'sage', .03)
    camera(37, 1.95, (.03, 0, .30), fstop=.7, focus=(0, -.2, .55))
def flat_white():
    studio(); c = glaze('#474C4A', '#EFE6D8', foot=('#B98F62', .05), speck='#1e2220', rough=.26); board((1.5, 1.5, .07), (0, .02, 0), .35); Z = .07
    vessel(WIDE, .034, .06, c, Z); handle(WIDE, .34, .15, ceramic('#474C4A', '#1e2220', amount=.5), .23, -24, Z, .036)
    surface(WIDE, .034, .375, milk_on(crema('#A4632E', '#84481F', '#B9793C', 51, .25), rosetta()), Z, 24, .008)
    beans_scatter(6, -.70, -.62, .10, 4); spoon((.62, -.78, Z+.005), math.radians(-14), .58)
    camera(50, 2.0, (.03, -.02, .22), fstop=.8, focus=(0, -.1, .45))
def caffe_latte():
    studio(); c = glaze('#F0E7D8', '#F3ECE0', band=('#A8452F', .515, .555), rim=None); napkin(1.75, (.05, .05, 0), .55, PAL['sage'], 'sage', .012); Z = .03
    vessel(BOWL, .032, .07, c, Z)
    surface(BOWL, .032, .595, milk_on(crema('#D3A470', '#BE8A55', '#DDB685', 61, .3, '#B27F4C'), heart()), Z, 14, .016, .5)
    spoon((-.86, -.46, .03), math.radians(-20), .74); sugar_cube((.72, -.46, .03), .4, .15); sugar_cube((.84, -.30, .03), -.2, .15, '#B98346')
    camera(35, 2.1, (0, -.02, .33), fstop=.75, focus=(0, -.35, .55))
def latte_macchiato():
    studio(); g = M('glass', lambda: glass()); coaster(.50); Z = .05; t, base = .022, .09
    vessel(TALL, t, base, g, Z)
    m = layered([(.0, '#FFF7E8'), (.34, '#FBEBD0'), (.44, '#DDB381'), (.52, '#925728'), (.64, '#6A3614'), (.74, '#7A4420'), (.765, '#EBD3AE'), (.79, '#FFF8EB'), (1., '#FFFAF0')], .09, 1.40, .05, .6, 'macchiato')
    fill(TALL, t, base, 1.40, m, Z)
    x, y, r = disc(); img = milk_on(np.ones((N_, N_, 3))*hx('#FBF2E2'), r*0, seed=71); img = dust(img, '#5A2C12', 0, 0, .55, .8)
    surface(TALL, t, 1.40, img, Z, 0, .085, .5, e=.004)
    long_spoon((.06, .02, .9), (.34, .10, 1.86)); biscuit((.66, -.26, .03), math.radians(24)); beans_scatter(7, -.66, -.26, .12, 9)
    camera(16, 2.4, (.02, 0, .83), fstop=.6, focus=(0, -.35, .9))
def mocha():
    studio(); g = M('glass', lambda: glass()); Z = .0; board((1.78, 1.28, .07), (0, .0, 0), .06); Z = .07; t, base = .024, .08
    vessel(MUG, t, base, g, Z); handle(MUG, .72, .22, g, .34, -20, Z, .042)
    m = layered([(.0, '#170803'), (.26, '#230E06'), (.46, '#43200F'), (.66, '#5C2F16'), (.86, '#6E3C1D'), (.93, '#D9BC92'), (1., '#F3E4C8')], .08, .84, .16, 1., 'mocha')
    fill(MUG, t, base, .84, m, Z)
    cr = principled('cream', '#FFF8EA', .45, spec=.35); whip((0, 0, Z+.80), .395, .30, cr, lobes=9, tiers=1.2); w = whip((.0, 0, Z+.95), .29, .36, cr, lobes=8)
    for k in range(4): scatter(w, shaving(.10, .042, k), 10, 1., lambda p, n: p.z > .02 and n.z > .1, 5+k, .05, -.004, .3)
    for q in ((-.66, -.40, .07, .3), (-.40, -.52, .07, 1.1), (-.52, -.44, .14, .7)): choc_square(q[:3], q[3], .22, (.05, -.1) if q[2] > .1 else (0, 0))
    beans_scatter(6, .98, -.62, .08, 8)
    camera(20, 2.2, (.03, 0, .66), fstop=.65, focus=(0, -.35, .8))

PICTURES = {'espresso': espresso, 'lungo': lungo, 'noisette': noisette, 'cappuccino': cappuccino_cacao, 'flat-white': flat_white, 'caffe-latte': caffe_latte, 'latte-macchiato': latte_macchiato, 'mocha': mocha}
