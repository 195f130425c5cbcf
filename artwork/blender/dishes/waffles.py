"""The waffles, and the parts they share with the sweets: slabs, sauces, scoops, pots, nuts, sugar."""
from props import *
import cv2

def ease(e0, e1, t):
    """smooth step from 0 at e0 to 1 at e1"""
    q = np.clip((t-e0)/(e1-e0), 0, 1); return q*q*(3-2*q)
def plain(color, rough=.3, coat=0., sss=0., key=None, bump=0., scale=12, spec=.45, sssr=(.06, .04, .02), metal=0):
    """one colour, slightly uneven"""
    return M(key or f'plain{color}{rough}{coat}{bump}', lambda: principled('plain', color, rough, sss=sss, sssr=sssr, spec=spec, coat=coat, metal=metal, build=(lambda g: dict(normal=g.bump(g.noise(scale, 4, .6, vec=g.coord('Object')), bump, .03))) if bump else None))
def flat_plate(r=1.1, color=PAL['stone'], loc=(0, 0, 0), lip=.075):
    """a plate that is flat almost to its edge; food stands at z .03"""
    o = lathe('plate', [(0, .03), (r*.5, .03), (r*.88, .031), (r*.94, .040), (r*.985, lip), (r*.997, lip+.004), (r, lip-.006), (r*.97, .03), (r*.90, .006), (r*.86, 0), (r*.5, .0), (0, .0)], 96, ceramic(color)); o.location = loc; return o

# ---------------------------------------------------------------- slabs
def footprint(L, W, n=9., wob=0., seed=0):
    """superellipse: fn(u, v) -> x, y, distance to the edge"""
    rs = np.random.RandomState(seed); ph = rs.rand(5)*6.28
    def f(u, v):
        a, b = 2*u-1, 2*v-1; r = np.maximum(np.abs(a), np.abs(b)); k = r/np.maximum((np.abs(a)**n+np.abs(b)**n)**(1/n), 1e-9); th = np.arctan2(b, a)
        w = 1+wob*(np.sin(2*th+ph[0])*.5+np.sin(3*th+ph[1])*.5+np.sin(5*th+ph[2])*.35+np.sin(9*th+ph[3])*.2)
        return a*k*w*L/2, b*k*w*W/2, (1-r)*min(L, W)/2
    return f
SIDE = ((.08, .006), (.2, .012), (.34, .014), (.44, .012), (.48, .026), (.53, .026), (.57, .010), (.7, .010), (.85, .0), (.95, -.02), (1., -.06))
def slab(name, fp, top, mat, nu=220, nv=150, z0=0., rows=SIDE, rough=.01, seed=0):
    """closed body: top is a height field over the footprint, rows = (share of the height, step outwards) of the side. Gives the object and its x, y, z, edge arrays."""
    U, V = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij'); X, Y, E = fp(U, V); Z = top(X, Y, E)
    rs = np.random.RandomState(seed); P = np.stack([X, Y, Z], -1).reshape(-1, 3); idx = np.arange(nu*nv).reshape(nu, nv)
    F = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4).tolist()
    loop = np.concatenate([idx[:-1, 0], idx[-1, :-1], idx[:0:-1, -1], idx[0, :0:-1]]); n = len(loop); B = P[loop]
    t = np.roll(B, -3, 0)-np.roll(B, 3, 0); N = np.stack([t[:, 1], -t[:, 0], t[:, 0]*0], -1); N /= np.linalg.norm(N, axis=1)[:, None]+1e-9
    for _ in range(4): N = (N+np.roll(N, 1, 0)+np.roll(N, -1, 0)); N /= np.linalg.norm(N, axis=1)[:, None]
    noise = cv2.GaussianBlur(np.tile(rs.rand(len(rows), n), (1, 3)).astype(np.float32), (0, 0), 3.)[:, n:2*n]; noise = (noise-noise.mean())/noise.std()
    prev = loop; parts = [P]; count = len(P)
    for k, (f, out) in enumerate(rows):
        q = B+N*(out+rough*noise[k]*(f < .9))[:, None]; q[:, 2] = B[:, 2]*(1-f)+z0*f; cur = np.arange(count, count+n); parts.append(q); count += n
        F += np.stack([prev, cur, np.roll(cur, -1), np.roll(prev, -1)], -1).tolist(); prev = cur
    parts.append(np.array([[B[:, 0].mean(), B[:, 1].mean(), z0]])); F += [(int(a), count, int(b)) for a, b in zip(prev, np.roll(prev, -1))]
    bmv = np.concatenate(parts); o = obj(name, bmv.tolist(), F, mat); return o, (X, Y, Z, E)

def waffle_mat(key, sugar=0., pale='#F0CC86', crust='#C58440', dark='#824818', rough=.55, coat=.12, caramel=0.):
    """crisp crust: pale walls, brown tops, caramel patches, icing sugar"""
    def b(g):
        v = g.coord('Object'); nz = g.sep(g.n('NewGeometry').outputs['Normal'])[2]; n1 = g.noise(3.4, 5, .6, .3, v); n2 = g.noise(24, 4, .65, 0, v); n3 = g.noise(70, 3, .7, 0, v)
        f = g.math('ADD', g.math('MULTIPLY', nz, .40), g.math('ADD', g.math('MULTIPLY', n1, .75), g.math('MULTIPLY', n2, .25))); col = g.ramp(f, [(.22, pale), (.50, crust), (.76, crust), (.99, dark)])
        col = g.mix(g.math('MULTIPLY', g.ramp(g.noise(9, 6, .7, .6, v), [(.55, 0.), (.72, 1.)]), .25), col, '#F2DCB0')
        d = dict(normal=g.bump(g.math('ADD', g.math('MULTIPLY', n2, .6), g.math('MULTIPLY', n3, .45)), .55, .02))
        if caramel:
            c = g.ramp(g.math('ADD', g.noise(4.2, 4, .6, .5, v), (caramel-.5)*.5), [(.46, 0.), (.60, 1.)]); col = g.mix(g.math('MULTIPLY', c, .8), col, g.mix(n2, '#7A340C', '#A8581A')); d['rough'] = g.math('MULTIPLY_ADD', c, -.34, rough); d['coat'] = g.math('MULTIPLY', c, .6)
        return dict(color=col, **d)
    def mk():
        m = principled('waffle', crust, rough, sss=.04, spec=.38, coat=coat, coatr=.2, build=b); return powder(m, sugar) if sugar else m
    return M('waffle'+key, mk)
def pockets(x, y, L, W, nx, ny, wall=(.20, .44), margin=.34):
    """1 in the pockets, 0 on the ridges"""
    c = lambda t, n: np.abs(((t*(n+margin)-margin/2+.5) % 1)-.5)*2
    return ease(*wall, c(x/L+.5, nx))*ease(*wall, c(y/W+.5, ny))
def brussels(L=1.62, W=1.08, T=.31, nx=5, ny=4, sugar=.5, seed=1, key='br', **kw):
    """rectangular, crisp, deep pockets"""
    fp0 = footprint(L, W, 16, .0); r1 = np.random.RandomState(seed).rand(6)*6.28
    def fp(u, v):
        x, y, e = fp0(u, v); return x+.010*np.sin(y*9+r1[0])+.006*np.sin(y*23+r1[1]), y+.010*np.sin(x*8+r1[2])+.006*np.sin(x*21+r1[3]), e
    def top(x, y, e):
        n = vnoise(x.shape, 9, seed, 4)-.5; m = vnoise(x.shape, 40, seed+5, 2)-.5; w = vnoise(x.shape, 16, seed+8, 3)-.5
        p = pockets(x+.03*w, y+.03*n, L, W, nx, ny, (.15, .37))*ease(.02, .045, e); return T-.20*p+.022*n+.010*m-.05*(1-np.clip(e/.05, 0, 1))**2
    return slab('brussels', fp, top, waffle_mat(key, sugar, **kw), 270, 190, rough=.006, seed=seed)
def liege(L=1.30, W=1.02, T=.30, seed=3, key='li', sugar_bits=26):
    """rounded, thick, uneven edge, pearl sugar, caramelised"""
    m = waffle_mat(key, 0., '#EDBB6C', '#C07A30', '#7A3F12', .42, .22, caramel=.40); fp = footprint(L, W, 2.6, .045, seed); pitch = .235
    def top(x, y, e):
        n = vnoise(x.shape, 7, seed, 4)-.5; w = vnoise(x.shape, 13, seed+8, 3)-.5
        p = pockets(x+.05*w, y+.05*n, pitch*4, pitch*4, 4, 4, (.16, .60), 0.); edge = ease(.0, .16, e)
        return T*(.50+.50*ease(-.01, .20, e)**.6)-.125*p*edge+.045*n*edge+.012*w-.05*(1-np.clip(e/.05, 0, 1))**2
    rows = ((.12, .012), (.28, .022), (.45, .022), (.6, .018), (.75, .008), (.88, -.012), (.96, -.03), (1., -.07))
    o, A = slab('liege', fp, top, m, 200, 170, rows=rows, rough=.010, seed=seed); return o, A
def pearl_sugar(o, n, seed=1, s=1., cond=None, sink=-.006):
    """grains of pearl sugar half sunk into an object, parented to it"""
    wm = M('pearl', lambda: principled('pearl', '#FFFDF6', .45, sss=0, spec=.5, build=lambda g: dict(normal=g.bump(g.noise(9, 4, .7, vec=g.coord('Object')), .5, .2))))
    am = M('pearlc', lambda: principled('pearlc', '#F3DDB0', .16, sss=0, spec=.6, coat=.5))
    src = [ball('pearl', .036, x, (1.1, .9, .8), sub=2, nz=.5, nscale=1.3, loc=(0, 0, -9)) for x in (wm, wm, am)]; rr = random.Random(seed)
    for p, no in sample(o, n, cond or (lambda p, q: q.z > .3 and p.z > .12), seed, .06):
        i = inst(rr.choice(src), p+no*sink, (rr.uniform(0, 6), rr.uniform(0, 6), 0), s*rr.uniform(.55, 1.25)); i.parent = o
    return src

# ---------------------------------------------------------------- sauces
def choc(): return M('choc', lambda: principled('choc', '#2E1206', .13, spec=.55, coat=.35, coatr=.05, build=lambda g: dict(color=g.mix(g.noise(3, 3, vec=g.coord('Object')), '#250D04', '#3E1A0A'), normal=g.bump(g.noise(5, 2, vec=g.coord('Object')), .05, .03))))
def caramel(): return M('caramel', lambda: principled('caramel', '#A8560F', .12, sss=.15, sssr=(.1, .04, .01), spec=.55, coat=.4, coatr=.05))
def coulis(): return M('coulis', lambda: principled('coulis', '#9E0A16', .13, sss=.2, sssr=(.12, .02, .02), spec=.55, coat=.4, coatr=.05))
def path_mask(X, Y, pts, w, soft=.07, seed=0, wav=.10):
    """1 near the polyline pts ((x, y, width factor)), soft uneven edge"""
    d = np.full(X.shape, 9.)
    for (x0, y0, k0), (x1, y1, k1) in zip(pts[:-1], pts[1:]):
        dx, dy = x1-x0, y1-y0; t = np.clip(((X-x0)*dx+(Y-y0)*dy)/max(dx*dx+dy*dy, 1e-9), 0, 1); d = np.minimum(d, np.hypot(X-x0-t*dx, Y-y0-t*dy)/(k0+(k1-k0)*t))
    return ease(w+soft/2, w-soft, d+wav*(vnoise(X.shape, 9, seed, 3)-.5))
def sauce_over(A, mask, mat, fill=6., thick=.045, margin=(.0, .07)):
    """sauce that lies on a height field and half fills its pockets"""
    X, Y, Z, E = A; mask = mask*ease(*margin, E); Bz = cv2.GaussianBlur(Z.astype(np.float32), (0, 0), fill)
    S = np.maximum(Z, Bz-.02)-.035+(thick+.035)*mask; S = np.where(mask > .02, cv2.GaussianBlur(S.astype(np.float32), (0, 0), 2.2), Z-.04)
    nu, nv = X.shape; idx = np.arange(nu*nv).reshape(nu, nv); keep = (S > Z-.03); kf = keep[:-1, :-1] | keep[1:, :-1] | keep[1:, 1:] | keep[:-1, 1:]
    F = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1)[kf].tolist(); return obj('sauce', np.stack([X, Y, S], -1).reshape(-1, 3).tolist(), F, mat)
def drip(p, d, top, bottom, mat, w=.05, inn=.12, seed=0):
    """sauce that runs over an edge at p in direction d, from height top down to bottom"""
    d = Vector((d[0], d[1], 0)).normalized(); q = Vector((p[0], p[1], 0)); rr = random.Random(seed)
    P = [q-d*inn+Vector((0, 0, top+.005)), q-d*inn*.4+Vector((0, 0, top+.012)), q+d*.010+Vector((0, 0, top-.015)), q+d*.034+Vector((0, 0, top-.07))]
    m = 7; P += [q+d*(.034+rr.uniform(-.003, .003))+Vector((0, 0, top-.07+(bottom-top+.07)*k/m)) for k in range(1, m+1)]
    def rad(t): return w*(1.25-.75*min(1, t/.45)) if t < .45 else w*(.5+.55*((t-.45)/.55)**1.5) if t < .93 else w*1.05*math.sqrt(max(.02, 1-((t-.93)/.075)**2))
    return sweep('drip', P, rad, mat, 14, .8, subd=2)
def puddle(loc, r, mat, h=.022, seed=0, k=.25, sx=1.):
    """pool of sauce on a plate"""
    rs = np.random.RandomState(seed); ph = rs.rand(4)*6.28
    w = lambda a: 1+k*(.5*math.sin(2*a+ph[0])+.35*math.sin(3*a+ph[1])+.25*math.sin(5*a+ph[2]))
    o = lathe('puddle', [(0, h), (r*.7, h*.96), (r*.90, h*.72), (r*.98, h*.3), (r, -.002), (r*.9, -.01)], 72, mat, subd=1, rfn=w); o.location = loc; o.scale = (sx, 1, 1); return o
def pot(loc, mat, r=.20, h=.19, color=PAL['stone'], dome=.006, swirl=False):
    """little stoneware pot filled with sauce"""
    x, y, z = loc; p = [(0, .03), (r*.8, .032), (r-.035, .06), (r-.022, h-.03), (r-.018, h), (r-.006, h+.008), (r+.004, h-.004), (r, h-.05), (r*.94, .03), (r*.86, .0), (0, .0)]
    o = lathe('pot', p, 64, ceramic(color, rough=.16)); o.location = loc; f = lathe('potfill', [(0, h-.04+dome), (r*.5, h-.04+dome*.7), (r-.03, h-.04), (r-.016, h-.034), (r-.03, h-.07)], 64, mat, subd=1); f.location = loc
    return [o, f]

# ---------------------------------------------------------------- ice cream, nuts, sugar
def vanilla(): return M('vanilla', lambda: principled('vanilla', '#FBE9BF', .42, spec=.4, build=lambda g: dict(color=g.mix(g.math('MULTIPLY', g.math('LESS_THAN', g.voro(30, g.coord('Object')), .10), .75), g.mix(g.noise(3, 3, vec=g.coord('Object')), '#FCEAC2', '#FFF8E6'), '#4A3018'), normal=g.bump(g.math('ADD', g.noise(16, 5, .7, vec=g.coord('Object')), g.math('MULTIPLY', g.noise(60, 3, .7, vec=g.coord('Object')), .4)), .5, .03))))
def scoop_shape(d, r, seed=0):
    """point of a scoop of ice cream in direction d"""
    a = math.atan2(d.y, d.x); k = 1+.035*fb(d, 2.2, 3, seed)+.022*fb((d.x*2, d.y*2, d.z*9), 1.6, 3, seed+3); s = float(ease(-.10, -.42, d.z)); k += s*(.13+.07*fb((math.cos(a)*2, math.sin(a)*2, 0), 2.5, 4, seed+7))
    p = d*r*k; p.z = max(p.z, -.52*r); return p
def scoop(loc, r=.36, mat=None, seed=0, sauce=None, line=.25, runs=7):
    """a scoop, its base at loc, with sauce running down if a material is given"""
    o = ball('scoop', 1, mat or vanilla(), sub=6)
    for v in o.data.vertices: v.co = scoop_shape(v.co.normalized(), r, seed)
    o.location = (loc[0], loc[1], loc[2]+.50*r); out = [o]
    if sauce:
        rr = random.Random(seed+11); R_ = [(2*math.pi*(i+rr.uniform(-.25, .25))/runs, rr.uniform(.05, .62), rr.uniform(.13, .22)) for i in range(runs)]
        s = ball('scoopsauce', 1, sauce, sub=6); dele = []
        for v in s.data.vertices:
            d = v.co.normalized(); a = math.atan2(d.y, d.x); zl = line+.06*math.sin(3*a+seed)
            for b, dep, w in R_: q = abs((a-b+math.pi) % (2*math.pi)-math.pi); zl = min(zl, line+.12-dep*1.15*math.exp(-(q/w)**2)*1.35+.1*(q/w)**2 if q < w*1.6 else 9)
            k = float(ease(-.05, .10, d.z-zl)); p = scoop_shape(d, r, seed); v.co = p+d*(-.03+.062*k)*1. if k < 1 else p+d*(.032+.006*fb(d, 3, 2))
        s.location = o.location; out.append(s)
    return out
def poured_scoop(loc, r, seed, sauce, runs=5):
    """a scoop with a small pool of sauce on its crown and a few narrow runs, most of it left white"""
    white = M('whitevanilla', lambda: principled('whitevanilla', '#FFF6E2', .42, spec=.4, build=lambda g: dict(color=g.mix(g.math('MULTIPLY', g.math('LESS_THAN', g.voro(26, g.coord('Object')), .07), .5), g.mix(g.noise(3, 3, vec=g.coord('Object')), '#FFF3D8', '#FFFCF4'), '#6A4A2A'), normal=g.bump(g.math('ADD', g.noise(16, 5, .7, vec=g.coord('Object')), g.math('MULTIPLY', g.noise(60, 3, .7, vec=g.coord('Object')), .4)), .5, .03))))
    rr = random.Random(seed+31); o = ball('scoop', 1, white, sub=6)
    for v in o.data.vertices: v.co = scoop_shape(v.co.normalized(), r, seed)
    at_ = Vector(loc)+Vector((0, 0, .50*r)); o.location = at_; out = [o]; a0 = -math.pi/2+rr.uniform(-.25, .25)
    R_ = [(a0+2*math.pi*(i+rr.uniform(-.16, .16))/runs, rr.uniform(.02, .55), rr.uniform(.10, .15)) for i in range(runs)]; s = ball('poured', 1, sauce, sub=6)
    for v in s.data.vertices:
        d = v.co.normalized(); a = math.atan2(d.y, d.x); zl = .80+.05*math.sin(3*a+seed)
        for b, bot, w in R_:
            q = abs((a-b+math.pi) % (2*math.pi)-math.pi)*max(.3, math.sqrt(max(0, 1-d.z*d.z)))
            if q < w*1.5: zl = min(zl, bot+(.80-bot)*float(ease(w*.55, w*1.5, q))+.10*(q/w)**2)
        k = float(ease(-.05, .09, d.z-zl)); p = scoop_shape(d, r, seed); v.co = p+d*(-.03+.055*k)
    s.location = at_; return out+[s]
def hazel_parts():
    """a whole roasted hazelnut, a half with its cut face up, and two bits; parked out of sight"""
    if bpy.context.scene.get('hz'): return [bpy.data.objects[f'hz{i}'] for i in range(4)]
    skin = principled('hzskin', '#9A5A28', .5, spec=.35, build=lambda g: dict(color=g.ramp(g.noise(4, 5, .65, .6, g.n('Mapping', ins={'Vector': g.coord('Object'), 'Scale': (1.6, 1.6, .5)}).outputs[0]), [(.3, '#6E3614'), (.52, '#96531F'), (.64, '#B5783C'), (.8, '#E8C890')]), normal=g.bump(g.noise(9, 4, vec=g.coord('Object')), .3, .03)))
    flesh = principled('hzflesh', '#F3DFB4', .5, sss=.12, spec=.35, build=lambda g: dict(color=g.mix(g.noise(3, 3, vec=g.coord('Object')), '#F8EACB', '#E3BF85'), normal=g.bump(g.noise(7, 4, vec=g.coord('Object')), .3, .04)))
    def nut():
        o = ball('hz', 1, skin, sub=4, nz=.05, nscale=1.2)
        for v in o.data.vertices: v.co.z *= 1.08; v.co *= 1-.06*(v.co.z > .6)
        return o
    w, h = nut(), nut(); cut(h, (0, 0, 0), (0, 0, 1), flesh); out = [w, h]
    for k in range(2):
        b = ball('hz', .62, flesh, (1.1, .8, .7), sub=3, nz=.42, nscale=.9); cut(b, (0, 0, .12), (.3*k-.1, .2, 1), flesh); out.append(b)
    for i, o in enumerate(out): o.name = f'hz{i}'; o.location = (0, 0, -9)
    bpy.context.scene['hz'] = 1; return out
def sugar_dust(rx, ry, z, n=380, seed=1, cx=0, cy=0, color='#FFFBF2', s=.008):
    """specks of sugar on a plate"""
    rr = random.Random(seed); src = ball('dust', 1, plain(color, .8, key='dust'+color), (1, 1, .6), sub=1, loc=(0, 0, -9))
    for _ in range(n):
        a = rr.uniform(0, 6.283); d = math.sqrt(rr.random()); inst(src, (cx+rx*d*math.cos(a), cy+ry*d*math.sin(a), z), (0, 0, a), s*rr.uniform(.4, 1.2))
def at(A, x, y):
    """height of a height field at x, y"""
    X, Y, Z, E = A; i = np.argmin((X-x)**2+(Y-y)**2); return float(Z.flat[i])
def put(o, loc, rz, tilt=(0, 0)):
    o.location = loc; o.rotation_euler = (tilt[0], tilt[1], rz); return o

# ---------------------------------------------------------------- dishes
def brussels_waffle():
    studio(); flat_plate(1.16, PAL['stone']); w, A = brussels(1.70, 1.12, .30, 5, 4, .54, 1); put(w, (0, .02, .03), .36)
    napkin(1.5, (-.85, .75, 0), -.3, PAL['sage'], 'sage', .05); sugar_dust(.95, .90, .034, 620, 3); spoon_fork((1.26, .52, .02), math.radians(188))
    camera(37, 2.5, (.0, .0, .17), fstop=1., focus=(0, -.3, .3))
def liege_waffle():
    studio(); board((2.2, 1.6, .09), rz=.08); Z = .09
    a, _ = liege(1.34, 1.04, .31, 3); put(a, (.16, .34, Z), .5); pearl_sugar(a, 26, 4)
    b, _ = liege(1.30, 1.02, .31, 8); put(b, (-.10, -.20, Z+.17), -.25, (math.radians(19), math.radians(2))); src = pearl_sugar(b, 44, 7)
    rr = random.Random(5)
    for _ in range(10): inst(rr.choice(src), (.52+.045*_+rr.uniform(-.03, .03), -.50+.16*((_*7) % 5)/4-.05+rr.uniform(-.03, .03), Z+.02), (rr.uniform(0, 6),)*3, rr.uniform(.6, 1.2))
    napkin(1.5, (-.9, .7, 0), -.3, PAL['brick'], 'brick', .05)
    camera(33, 2.3, (.0, -.02, .26), fstop=.9, focus=(0, -.4, .4))
def strawberries(places):
    S, H = strawberry_parts()
    for kind, loc, rot, s in places: inst(S if kind else H, loc, rot, s)
def strawberry_waffle():
    studio(); flat_plate(1.16, PAL['stone']); w, A = brussels(1.66, 1.10, .30, 5, 4, .45, 2); put(w, (0, .06, .03), .30); t = .345
    wm = plain('#FFF9EE', .4, key='whipped', bump=.12, scale=14); whip((-.30, .10, t-.03), .33, .40, wm); whip((.02, .30, t-.03), .27, .32, wm)
    strawberries([(0, (.16, -.02, t+.05), (-1.05, 0, .5), .185), (0, (.42, .12, t+.05), (-1.0, .1, -.5), .175), (1, (.30, .38, t+.12), (1.85, .3, .4), .18), (0, (-.10, -.24, t+.05), (-1.15, .1, -.4), .175), (1, (.62, .36, t+.11), (1.7, -.5, 1.2), .165), (0, (.40, -.20, t+.04), (-1.25, 0, 1.3), .165),
        (0, (-.46, -.28, t+.04), (-1.2, 0, .9), .16), (1, (-.22, .02, t+.36), (1.9, .35, .3), .16), (0, (.10, -.80, .10), (-1.25, 0, .4), .17), (1, (.74, -.56, .17), (1.65, .3, -.7), .165), (0, (-.76, -.50, .10), (-1.2, 0, -.7), .16)])
    mint_sprig((.10, .34, t+.14), .42, 6, 5); spoon_fork((1.26, .56, .02), math.radians(188))
    camera(34, 2.5, (.02, .02, .26), fstop=.9, focus=(0, -.25, .42))
def chocolate_waffle():
    studio(); flat_plate(1.16, PAL['stone']); w, A = brussels(1.66, 1.10, .30, 5, 4, .30, 4); c = choc(); X, Y, Z, E = A
    zz = [(-.62, .30, 1.), (-.50, -.34, 1.1), (-.22, .36, 1.), (-.02, -.36, 1.25), (.22, .34, 1.1), (.38, -.36, 1.), (.60, .22, .8)]
    m = np.maximum(path_mask(X, Y, zz, .105, .07, 2, .07), path_mask(X, Y, [(-.30, -.05, 1.), (.28, .0, 1.)], .32, .1, 5, .2)); G = [w, sauce_over(A, m, c, 9., .062)]
    for x, wd, bot, sd in [(-.50, .055, .10, 1), (-.02, .070, .01, 2), (.10, .045, .13, 4), (.38, .055, .06, 3)]: G.append(drip((x, -.55), (0, -1), .29, bot, c, wd, .22, sd))
    N = hazel_parts(); rr = random.Random(8); pts = []
    for _ in range(900):
        x, y = rr.gauss(0, .38), rr.gauss(0, .24)
        if abs(x) > .66 or abs(y) > .40 or any((x-a)**2+(y-b)**2 < .010 for a, b in pts): continue
        pts.append((x, y)); k = rr.choice((0, 1, 1, 1, 2, 3, 2, 3, 2)); s = {0: .082, 1: .085}.get(k, .075); G.append(inst(N[k], (x, y, max(at(A, x, y), .17)+.055+.025*(k == 0)), (rr.uniform(-.5, .5)+(k > 1)*rr.uniform(-1, 1), rr.uniform(-.5, .5), rr.uniform(0, 6)), s))
        if len(pts) >= 44: break
    join_group(G, (0, .08, .03), (0, 0, .26)); puddle((.16, -.52, .03), .20, c, .02, 3, sx=1.5)
    for x, y, k in [(.72, -.60, 0), (.86, -.50, 1), (-.70, -.62, 0)]: inst(N[k], (x, y, .03+.075*(k == 0)), (.4, 0, x*5), .085)
    spoon_fork((1.26, .56, .02), math.radians(188)); camera(36, 2.5, (.0, .0, .2), fstop=1., focus=(0, -.3, .3))
def dame_blanche_waffle():
    studio(); flat_plate(1.16, PAL['stone']); w, A = brussels(1.62, 1.06, .28, 5, 4, .48, 6); c = choc(); X, Y, Z, E = A
    G = [w, drip((.22, -.53), (0, -1), .27, .05, c, .045, .12, 2), drip((-.42, -.53), (0, -1), .27, .13, c, .040, .12, 1)]
    m = np.maximum(path_mask(X, Y, [(.14, -.16, 1.), (.22, -.50, .8)], .085, .07, 2, .1), path_mask(X, Y, [(-.36, -.16, 1.), (-.42, -.50, .7)], .075, .07, 3, .1)); G.append(sauce_over(A, m, c, 7.))
    for x, y, z, r, sd, n in ((-.34, .06, .26, .315, 2, 5), (.22, .00, .26, .315, 7, 4), (-.05, .22, .58, .30, 4, 5)): G += poured_scoop((x, y, z), r, sd, c, n)
    wm = plain('#FFF9EE', .4, key='whipped', bump=.12, scale=14); G.append(whip((.60, -.26, .25), .20, .27, wm))
    join_group(G, (-.02, .06, .03), (0, 0, .26)); puddle((.34, -.56, .03), .11, c, .02, 3, sx=1.4)
    # small jug of hot sauce behind
    j = lathe('jug', [(0, .03), (.14, .032), (.19, .10), (.185, .26), (.165, .36), (.185, .43), (.198, .435), (.20, .42), (.18, .36), (.20, .26), (.205, .10), (.16, .01), (0, .0)], 64, ceramic(PAL['stone'], rough=.16)); j.location = (-1.0, .62, 0); f = lathe('jugc', [(0, .385), (.172, .388), (.172, .36)], 48, c, subd=1); f.location = (-1.0, .62, 0)
    spoon_fork((1.26, .56, .02), math.radians(188)); camera(31, 2.5, (.0, .0, .36), fstop=.9, focus=(0, -.25, .5))
def waffle_plate():
    studio(); board((2.45, 1.8, .09), loc=(0, .05, 0), rz=.04); Z = .09; cm = crumb('#F6DFA6', '#D9A24E', 'wcrumb', 12)
    def half(make, no, co=(0, 0, 0), both=True):
        o, A = make; d = o.copy(); d.data = o.data.copy(); link(d); cut(o, co, no, cm); cut(d, co, tuple(-x for x in no), cm); return o, d
    b1, b2 = half(brussels(1.30, .90, .27, 4, 3, .56, 1), (1, .05, 0)); b3, b4 = half(brussels(1.30, .90, .27, 4, 3, .56, 5), (1, -.05, 0))
    put(b1, (-.22, .46, Z), .25); put(b2, (-.50, .36, Z+.0), -.75, (0, 0)); put(b3, (-.40, .26, Z+.27), .08, (.0, -.0)); hide(b4)
    l1, l2 = half(liege(1.10, .90, .28, 3), (1, .1, 0)); l3, l4 = half(liege(1.10, .90, .28, 8), (1, 0, 0))
    for o, s in ((l1, 2), (l2, 3), (l3, 4)): pearl_sugar(o, 18, s, cond=lambda p, q: q.z > .3 and p.z > .12 and abs(p.x) > .05)
    put(l1, (.72, .10, Z), -.35); put(l2, (.30, .42, Z), .5); put(l3, (.66, .24, Z+.26), .3, (.1, .05)); hide(l4)
    for x, y, m in ((-.54, -.48, choc()), (.0, -.52, caramel()), (.54, -.48, coulis())): pot((x, y, Z), m, .215, .17)
    strawberries([(1, (.94, -.34, Z+.12), (1.65, .3, -.7), .15), (0, (.88, -.56, Z+.05), (-1.2, 0, .4), .15)]); mint_sprig((-.95, -.5, Z+.01), .5, 6, 5)
    camera(38, 2.6, (.0, .02, .22), fstop=1., focus=(0, -.35, .3))

PICTURES = {'brussels-waffle': brussels_waffle, 'liege-waffle': liege_waffle, 'strawberry-waffle': strawberry_waffle, 'chocolate-waffle': chocolate_waffle, 'dame-blanche-waffle': dame_blanche_waffle, 'waffle-plate': waffle_plate}
