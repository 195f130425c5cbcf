"""The grilled snacks: croques of square bread with browned cheese on top, and toast with goat's cheese."""
from fillings import *
from panini import CN, Panini, melt_at

def gratin(key='gratin', hot=.0):
    """browned cheese: golden with dark blisters, glossy"""
    def b(g):
        v = g.coord('Object'); n1 = g.noise(3.4, 5, .62, .6, v); n2 = g.noise(11, 4, .65, .3, v); f = g.math('ADD', g.math('MULTIPLY', n1, .6), g.math('MULTIPLY', n2, .4)); f = g.math('ADD', f, hot)
        col = g.ramp(f, [(.28, '#FBE2A4'), (.42, '#F3BE60'), (.51, '#DC9236'), (.58, '#A85A1C'), (.68, '#5E2A0E')]); return dict(color=col, normal=g.bump(g.math('ADD', n2, g.math('MULTIPLY', g.noise(26, 3, vec=v), .3)), .55, .035), rough=g.ramp(n2, [(.3, .28), (.7, .45)]))
    return M('f'+key, lambda: principled('gratin', '#F6CE72', .34, sss=.15, sssr=(.1, .06, .02), spec=.5, coat=.3, build=b))
def toast_mat():
    def b(g):
        v = g.coord('Object'); nz = g.math('ABSOLUTE', g.sep(g.n('NewGeometry').outputs['Normal'])[2]); n = g.noise(5, 5, .6, .3, v); n2 = g.noise(30, 4, .65, vec=v)
        face = g.ramp(g.math('ADD', g.math('MULTIPLY', n, .7), g.math('MULTIPLY', n2, .3)), [(.3, '#EBC487'), (.5, '#D59E54'), (.68, '#A8692A')]); side = g.ramp(n, [(.3, '#B0702F'), (.6, '#8A4E1C')])
        return dict(color=g.mix(g.ramp(nz, [(.45, 0.), (.75, 1.)]), side, face), normal=g.bump(g.math('ADD', n2, g.voro(22, v)), .45, .02))
    return M('ftoast', lambda: principled('toast', '#D59E54', .65, sss=.04, spec=.3, build=b))

class Croque(Panini):
    """Two slices of square bread; the loaf of the panini with straight sides."""
    def __init__(s, L=1.18, W=1.12, h=.125):
        s.h = h; super().__init__(L, W, 0, h-.03, h, 9); s.z = h
    def loaf(s, z0, h, up):
        s.crust = toast_mat(); lo = z0 if up else 0.; th = s.h; b = .03; prof = [(0, 0), (.5, 0), (1-b*1.6, 0), (1-b*.4, b*.4), (1, b*1.4), (.993, th*.5), (1, th-b*1.4), (1-b*.4, th-b*.4), (1-b*1.6, th), (.5, th), (0, th)]
        n = s.sq
        def f(u, v):
            a = u*2*math.pi+.001; cx = np.sign(np.cos(a))*np.abs(np.cos(a))**(2/n); cy = np.sign(np.sin(a))*np.abs(np.sin(a))**(2/n); t = v*(len(prof)-1); r = np.interp(t, range(len(prof)), [q[0] for q in prof]); z = np.interp(t, range(len(prof)), [q[1] for q in prof]); r = np.maximum(r, 1e-5)
            return r*cx*s.L/2, r*cy*s.W/2, lo+z
        o = grid('slice', f, 132, 41, wu=True, mat=s.crust); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
        displace(o, lambda c, n_: c+n_*.012*fb(c, 3., 3, 2 if up else 6)); o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons)); return o
    def brown(s, m, tongues=18, seed=3, th=.05):
        """browned cheese over the upper slice, with tongues down its sides"""
        z = s.z+.006+s.h; rr = random.Random(seed); o = sheet('gratin', s.fp, z-.01, th, .02, m, seed, -.01, 64, .008); displace(o, lambda c, n: c+Vector((0, 0, .030*fb(c, 4.5, 4, 3)+.010))); s.parts.append((o, m))
        for i in range(tongues):
            p = s.rim(6.283*(i+.5)/tongues+rr.uniform(-.12, .12), 1.); n = Vector((math.copysign(1, p.x), 0, 0)) if abs(p.x)/s.L > abs(p.y)/s.W else Vector((0, math.copysign(1, p.y), 0)); l = rr.uniform(.06, .26); k = rr.uniform(.035, .062)
            if abs(p.dot(CN)) < .10: continue
            pts = bez(-n*.12+Vector((0, 0, th*.5)), n*.02+Vector((0, 0, th*.8)), n*.035+Vector((0, 0, -l*.3)), n*.010+Vector((0, 0, -l)), 14)
            s.loose.append(put(sweep('tongue', pts, lambda u, k=k: k*(1.25-.55*u)*(1 if u < .88 else max(.25, (1-((u-.88)/.12)**2)**.5)), m, 10, .7, subd=1), (p.x, p.y, z)))
        return s
    def whole(s, loc, rz):
        """closed and not cut"""
        s.parts.append((s.loaf(s.z+.006, s.h, True), None)); s.top = s.z+s.h; join_group([o for o, _ in s.parts]+s.loose, loc, (0, 0, rz)); return s
    def ham(s, n=3, over=.06):
        for i in range(n): s.slab(HAM(), .03, .035, over-.02*i, .022, 3+i*4)
        return s

def scene(color='linen', nap=(-.8, .62), plate_color=PAL['stone'], r=1.22):
    studio(); card(26); napkin(1.6, (*nap, 0), .5 if nap[0] > 0 else -.4, PAL[color], color, .05); plate(r, plate_color); return .034
def greens(cx, cy, Z, n=16, r=.26, seed=2, tomatoes=2, s=.8):
    """a small salad: leaves in a heap, cherry tomato halves"""
    rr = random.Random(seed)
    for i in range(n):
        k = i/n; a = i*2.4; d = r*(1-k)**.7; put((lettuce_leaf if i % 3 else rocket_leaf)(seed*40+i) if i % 4 else leaf(.40, .17, .14, .3, 0, .4, leaf_mat('#5A1E33', '#8C4A55', 'radi2', .4), i, blunt=.5), (cx+d*math.cos(a)*.6, cy+d*math.sin(a)*.6, Z+.02+.17*k), (rr.uniform(-.5, .5), -rr.uniform(.12, .45), a+rr.uniform(-.4, .4)), s)
    for i in range(tomatoes): cherry((cx-.16+.25*i, cy-r*1.02-.04*i, Z+.10), .105, (.75, .25-.5*i, i), True)

def monsieur():
    Z = scene(); c = Croque(); gr = gratin('gratin', .045); go = GOUDA(); b0 = c.z
    c.slab(mat('bechamel', '#FBEFD0', .36, bump=.2, sss=.2), .022, .015, .0, .006, 9).ham(3).slab(go, .06, .02, .05, .012, 2); zc = c.z
    c.brown(gr); c.edge(melt_at(go, zc-.03, 3, 6, .05, .50, (.05, .15), .036)).edge(melt_at(gr, zc+.006+c.h+.02, 3, 9, .034, .46, (.05, .12), .024)); c.close(.014)
    c.set((-.36, -.56, Z, -74), (.40, -.02, Z, -106)); greens(.74, -.60, Z, 16, .24, 3, 2, .72)
    camera(28, 2.75, (.05, -.02, .24), fstop=.85, focus=(0, -.5, .35))
def fried_egg(loc, rz=.3, r=.47):
    """white with a wavy, crisp edge and a glossy yolk"""
    def f(u, v):
        a = u*2*math.pi; k = 1+.11*np.sin(a*3+1)+.06*np.sin(a*5+2.2)+.03*np.sin(a*11); rad = r*v*k; z = .045*np.clip((1-v)/.12, 0, 1)**.5+.05*np.exp(-((v-.28)/.22)**2)+.010*np.sin(a*7+v*9)*v; z = z-.10*np.clip(v-.90, 0, 1)*2
        return rad*np.cos(a), rad*np.sin(a), z
    def b(g):
        v = g.sep(g.coord('UV'))[1]; n = g.noise(9, 4, .6, vec=g.coord('Object')); return dict(color=g.ramp(g.math('ADD', v, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .10)), [(.0, '#FFFDF6'), (.86, '#FFFBF0'), (.93, '#F3D9A0'), (1., '#A8621F')]), normal=g.bump(g.noise(8, 4, .6, vec=g.coord('Object')), .25, .03))
    w = grid('white', f, 120, 44, wu=True, mat=M('friedwhite', lambda: principled('friedwhite', '#FFFDF6', .2, sss=.2, sssr=(.08, .06, .04), spec=.5, coat=.4, build=b)))
    y = ball('yolk', .17, YOLK(), (1, 1, .58), (.03, -.02, .075), 4); return join_group([w, y], loc, (0, 0, rz))
def madame():
    Z = scene('sage', (.85, .60), PAL['stone']); c = Croque(1.26, 1.20); gr = gratin('gratin2', .03); go = GOUDA()
    c.slab(mat('bechamel', '#FBEFD0', .36, bump=.2, sss=.2), .022, .015, .0, .006, 9).ham(3, .09).slab(go, .06, .02, .08, .016, 2); zc = c.z
    c.brown(gr, 22, 5); rr = random.Random(6)
    for i in range(16):                                                       # molten cheese from between the slices
        p = c.rim(6.283*(i+.5)/16+rr.uniform(-.15, .15), 1.03); n = Vector((p.x, p.y, 0)).normalized(); l = rr.uniform(.06, .20); k = rr.uniform(.03, .05)
        c.loose.append(put(sweep('drip', bez(-n*.10, n*.04+Vector((0, 0, .01)), n*.05+Vector((0, 0, -l*.3)), n*.03+Vector((0, 0, -l)), 12), lambda u, k=k: k*(1.2-.5*u)*(1 if u < .88 else max(.25, (1-((u-.88)/.12)**2)**.5)), go, 10, .8, subd=1), (p.x, p.y, zc-.03)))
    c.whole((-.10, -.04, Z), math.radians(24)); fried_egg((-.10, -.06, Z+c.top+.052), .5, .50)
    greens(.76, -.46, Z, 14, .22, 5, 1); spoon_fork((-1.24, .62, .02), math.radians(172))
    camera(31, 2.7, (.02, 0, .24), fstop=.85, focus=(0, -.45, .4))

def oval_toast(loc, rz, L=.98, W=.64, h=.13, seed=1):
    """slice of a country loaf, toasted"""
    rr = random.Random(seed); N = 44; pts = []
    for i in range(N):
        a = 2*math.pi*i/N; k = 1+.03*math.sin(2*a+seed)+.02*math.sin(3*a+seed*2); pts.append((k*math.copysign(abs(math.cos(a))**.8, math.cos(a))*L/2, k*math.copysign(abs(math.sin(a))**.8, math.sin(a))*W/2))
    crustm = bread('#8A5020', '#5E3210', '#9A642C', .7, 2.2, 'toastcrust', 0.); face = toast_face(); o = prism('toast', pts, h, face, .022, crustm); return put(o, loc, (0, 0, rz))
def toast_face():
    def b(g):
        v = g.coord('Object'); n = g.noise(5, 5, .6, .3, v); wv = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(5, 3, vec=v, out='Color'), 1: (.14, .14, .14), 2: v}).outputs[0]; p = g.ramp(g.voro(10, wv), [(.04, 0.), (.26, 1.)])
        col = g.ramp(g.math('ADD', g.math('MULTIPLY', n, .8), g.math('MULTIPLY', g.noise(28, 3, vec=v), .2)), [(.3, '#F4DDAE'), (.48, '#D9A257'), (.66, '#94571F')]); return dict(color=g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1., p), .5), col, '#8F5A24'), normal=g.bump(p, .5, .03))
    return M('ftoastface', lambda: principled('toastface', '#DDA85C', .7, sss=.05, spec=.25, build=b))
def goat_round(loc, rz, r=.215, h=.15, seed=1):
    """slice of a goat's cheese log: white rind around, top browned and sagging"""
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); rad = g.math('DIVIDE', g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': x, 'Y': y}).outputs[0]}).outputs['Value'], r); n = g.noise(8, 5, .65, .4, v)
        top = g.math('GREATER_THAN', z, h*.6)
        f = g.math('ADD', n, g.math('MULTIPLY', g.math('SUBTRACT', rad, .55), .22)); brown = g.ramp(f, [(.36, '#FBF1D6'), (.46, '#F2CC86'), (.54, '#C98432'), (.64, '#6E3810')]); side = g.mix(g.noise(12, 4, .7, vec=v), '#FFFDF4', '#EFE3C6')
        return dict(color=g.mix(top, side, brown), normal=g.bump(g.math('ADD', g.noise(16, 4, .65, vec=v), n), .45, .03))
    o = lathe('goat', [(0, 0), (r*1.10, 0), (r*1.12, .02), (r*1.04, h*.35), (r*1.0, h*.8), (r*.95, h*.97), (r*.8, h*.98), (r*.4, h*.93), (0, h*.92)], 56, M('goat', lambda: principled('goat', '#FBF1D6', .42, sss=.2, sssr=(.08, .06, .04), spec=.4, coat=.12, build=b)), subd=1)
    displace(o, lambda c, n: Vector((c.x*(1+.05*math.sin(3*math.atan2(c.y, c.x)+seed)), c.y*(1+.05*math.sin(2*math.atan2(c.y, c.x)+seed*2)), c.z))+n*.014*fb(c, 6, 3, seed*3) if c.z > .005 else c); return put(o, loc, (0, 0, rz))
def fig_face(): return radial('fig', 1., [(.0, '#D98A7A'), (.2, '#B83C50'), (.52, '#A02A44'), (.68, '#D98E86'), (.80, '#F5E6CE'), (.93, '#EAD2B4'), (.97, '#5A2A44'), (1., '#3A1A34')], 1, (26, .16, .66, .40, '#8E2440', '#F0CC8E'))
def fig_half(loc, rot, s=.19):
    sk = mat('figskin', '#4A2340', .4, '#6E3A55', n=(4, 4, .6), bump=.2, coat=.15); o = ball('fig', 1, sk, sub=4)
    cut(o, (0, 0, 0), (0, 0, 1), fig_face()); return put(o, loc, rot, s)
def jam(loc, r=.12, h=.05, seed=1):
    """a spoonful of fig jam, glossy, with fine seeds"""
    def b(g):
        v = g.coord('Object'); sd = g.ramp(g.voro(4.5, v), [(.10, 1.), (.17, 0.)]); return dict(color=g.mix(g.math('MULTIPLY', sd, .8), g.mix(g.noise(2.2, 4, vec=v), '#5A1228', '#8A2440'), '#E0A860'), normal=g.bump(g.math('ADD', g.noise(4, 4, .6, vec=v), sd), .6, .05))
    o = ball('jam', 1, M('fjam', lambda: principled('jam', '#6A1830', .1, sss=.12, sssr=(.2, .05, .05), spec=.6, coat=.7, build=b)), sub=4, nz=.22, nscale=1.6); o.scale = (r, r*.9, h); return put(o, loc, (0, 0, seed))
def goat_toast():
    studio(); card(26); napkin(1.6, (-.72, .6, 0), -.4, PAL['sage'], 'sage', .05); board((2.35, 1.6, .09), rz=.08); Z = .09; h = .13
    T = [((-.48, -.20), .42, 1), ((.46, .20), .30, 2)]
    for (x, y), a, k in T:
        oval_toast((x, y, Z), a, 1.14, .70, h, k); c, q = math.cos(a), math.sin(a); at = lambda u, v: (x+c*u-q*v, y+q*u+c*v)
        for i, u in enumerate((-.27, .24)):
            px, py = at(u, .02); goat_round((px, py, Z+h-.004), i*2+k, .215, .15, i+k*2)
        for u, v, r, hh in ((-.02, -.13, .12, .05), (-.27, .0, .085, .05), (.40, -.20, .07, .04)):
            px, py = at(u, v); jam((px, py, Z+h+(.15 if u == -.27 else .02)), r, hh, k)
        for i, (u, v, b) in enumerate(((.0, .12, 1.4), (-.02, .06, 2.3), (.05, .10, .6))):
            px, py = at(u, v); put(rocket_leaf(k*20+i), (px, py, Z+h+.03+.02*i), (.3*(i-1), -.10, b+a), .72)
    rr = random.Random(5)
    for i in range(11): put(rocket_leaf(80+i), (.55+rr.uniform(-.14, .14), -.52+rr.uniform(-.10, .08), Z+.02+.018*i), (rr.uniform(-.4, .4), -rr.uniform(.05, .35), i*2.4), .85)
    fig_half((.98, -.34, Z+.14), (.75, .1, .1)); fig_half((-.76, -.68, Z+.13), (.70, .0, .2), .17)
    camera(31, 2.7, (.02, -.02, .20), fstop=.85, focus=(0, -.35, .3))

PICTURES = {'croque-monsieur': monsieur, 'croque-madame': madame, 'goat-cheese-toast': goat_toast}
