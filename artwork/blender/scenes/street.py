"""The street fronts of the three branches, 1 BU = 1 m: front wall on y = 0, the street before it (-y).

blender -b -P street.py -- NAME OUT.png WIDTH HEIGHT SAMPLES      NAME: antwerpen, merksem, etterbeek
"""
import sys, os; here = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [here, os.path.join(here, '..')]
import kit; from kit import *
import finish
from outdoors import emission, bicycle, tree
from room import text, turn, brass, black, cloth, oak, walnut, paint
STONE, SAGE = '#E6DCC6', '#7D8C72'

# ---------------------------------------------------------------- materials (texture by place in the world, so that parts join)
def place(g, scale=1.):
    x, y, z = g.sep(g.n('NewGeometry').outputs['Position']); return g.n('CombineXYZ', ins={'X': g.math('MULTIPLY', g.math('ADD', x, y), scale), 'Y': g.math('MULTIPLY', z, scale)}).outputs[0]
def brick(c1, c2, mortar='#B9AB98', bands=None):
    """bands: (colour, first height, distance, thickness) of courses in another brick"""
    def b(g):
        v = place(g); t = g.n('TexBrick', ins={'Vector': v, 'Color1': c1, 'Color2': c2, 'Mortar': mortar, 'Scale': 1., 'Mortar Size': .008, 'Mortar Smooth': .3, 'Bias': 0., 'Brick Width': .22, 'Row Height': .072}); c = t.outputs['Color']
        if bands: z = g.sep(v)[1]; f = g.math('FRACT', g.math('DIVIDE', g.math('SUBTRACT', z, bands[1]), bands[2])); c = g.mix(g.math('MULTIPLY', g.math('LESS_THAN', f, bands[3]/bands[2]), g.math('SUBTRACT', 1., t.outputs['Fac'])), c, bands[0])
        return dict(color=g.mix(g.math('MULTIPLY', g.noise(1.1, 4, .65, vec=v), .55), c, '#8d7a6a', 'MULTIPLY'))
    return principled('brick', c1, .85, spec=.2, build=b)
def stone(c=STONE): return M('stone'+c, lambda: principled('stone', c, .8, spec=.2, build=lambda g: dict(color=g.mix(g.math('MULTIPLY', g.noise(1.6, 4, .6, vec=place(g)), .4), c, '#a89a84', 'MULTIPLY'))))
def cobbles():
    def b(g):
        v = g.coord('Object'); w = g.n('VectorMath', operation='MULTIPLY_ADD', ins={0: g.noise(2.5, 2, vec=v, out='Color'), 1: (.05, .05, 0), 2: v}).outputs[0]
        t = g.n('TexBrick', ins={'Vector': w, 'Color1': '#7E7872', 'Color2': '#A39A8E', 'Mortar': '#4E463E', 'Scale': 1., 'Mortar Size': .014, 'Mortar Smooth': .5, 'Bias': 0., 'Brick Width': .19, 'Row Height': .12}); n = g.noise(6, 3, .6, vec=v)
        return dict(color=g.mix(g.math('MULTIPLY', n, .4), t.outputs['Color'], '#5b5249', 'MULTIPLY'), rough=g.math('MULTIPLY_ADD', n, .5, .30), normal=g.bump(g.math('SUBTRACT', g.math('MULTIPLY', n, .4), t.outputs['Fac']), .7, .02))
    return principled('cobbles', '#888', .5, spec=.45, build=b)
def slabs(): return principled('slabs', '#B9B0A2', .75, spec=.3, build=lambda g: dict(color=g.n('TexBrick', ins={'Vector': g.coord('Object'), 'Color1': '#B3AA9C', 'Color2': '#C6BDAE', 'Mortar': '#857B6E', 'Scale': 1., 'Mortar Size': .008, 'Brick Width': .42, 'Row Height': .42}).outputs['Color']))
def pane(tint=.9):
    """glass with an even shimmer of sky: a real reflection would come out as specks with so few samples"""
    def mk():
        m, g, out = material('pane'); t = g.n('BsdfTransparent', ins={'Color': (tint, tint, tint, 1)}); v = place(g); e = g.n('Emission', ins={'Color': g.ramp(g.noise(.7, 2, .5, vec=v), [(.4, '#51677A'), (.62, '#9DB7CC')]), 'Strength': .16 if tint < .95 else .05})
        ad = g.n('AddShader', ins={0: t.outputs[0], 1: e.outputs[0]}); g.nt.links.new(ad.outputs[0], out.inputs[0]); return m
    return M(f'pane{tint}', mk)

# ---------------------------------------------------------------- parts of a front
def box(size, loc, mat, bev=.012, rot=(0, 0, 0), name='box'): return rbox(name, size, bev, mat, 2, loc=loc, rot=rot)
def wall(x0, x1, z0, z1, holes, mat, depth=.24):
    """a flat wall with rectangular openings (x0, x1, z0, z1) and their reveals"""
    X = sorted({x0, x1, *[h[0] for h in holes], *[h[1] for h in holes]}); Z = sorted({z0, z1, *[h[2] for h in holes], *[h[3] for h in holes]}); V, F = [], []
    def quad(*p): n = len(V); V.extend(p); F.append((n, n+1, n+2, n+3))
    for a, b in zip(X, X[1:]):
        for c, d in zip(Z, Z[1:]):
            if not any(h[0] <= a and b <= h[1] and h[2] <= c and d <= h[3] for h in holes): quad((a, 0, c), (b, 0, c), (b, 0, d), (a, 0, d))
    for a, b, c, d in holes: quad((a, 0, c), (a, 0, d), (a, depth, d), (a, depth, c)); quad((b, 0, c), (b, depth, c), (b, depth, d), (b, 0, d)); quad((a, 0, d), (b, 0, d), (b, depth, d), (a, depth, d)); quad((a, 0, c), (a, depth, c), (b, depth, c), (b, 0, c))
    return obj('wall', V, F, mat, smooth=False)
def window(x0, x1, z0, z1, frame, bars=(2, 2), lit=.0, sill=True, depth=.17, curtain=True, cross=.62):
    """sash with glass, curtains and a room behind that may be lit (0..1); bars: panes across, up"""
    w, h, cx, cz = x1-x0, z1-z0, (x0+x1)/2, (z0+z1)/2
    for x in (x0+.035, x1-.035): box((.07, .06, h), (x, depth, cz), frame, .008)
    for z in (z0+.035, z1-.035): box((w, .06, .07), (cx, depth, z), frame, .008)
    for i in range(1, bars[0]): box((.055, .05, h), (x0+w*i/bars[0], depth, cz), frame, .006)
    if bars[1] > 1: box((w, .055, .055), (cx, depth, z0+h*cross), frame, .006)
    obj('glass', [(x0, depth+.01, z0), (x1, depth+.01, z0), (x1, depth+.01, z1), (x0, depth+.01, z1)], [(0, 1, 2, 3)], pane(), smooth=False)
    c = (1.7*lit+.02, 1.05*lit+.022, .50*lit+.024, 1); obj('room', [(x0-.3, depth+.7, z0-.3), (x1+.3, depth+.7, z0-.3), (x1+.3, depth+.7, z1+.3), (x0-.3, depth+.7, z1+.3)], [(0, 1, 2, 3)], emission(c, 1.), smooth=False)
    if curtain:
        lace = M('curtain', lambda: principled('curtain', '#F1EADB', .9, spec=.1))
        wide = min(w*.24, .34)
        for s in (-1, 1): grid('curtain', lambda u, v, s=s: (cx+s*(w/2-.04-wide*u*(1-.3*np.sin(v*math.pi))), depth+.07+.018*np.sin(u*26), z0+.04+(h-.08)*v), 30, 8, mat=lace)
    if sill: box((w+.2, .20, .07), (cx, -.04, z0-.035), stone(), .01)
def interior(x0, x1, z1, depth=2.6, z0=.0):
    """what is seen through the shop window: warm room, shelves, counter, lamps"""
    y0 = .3; wl = principled('inside', '#E9D6B4', .9); rr = random.Random(int(abs(x0)*100)); w = x1-x0; cx = (x0+x1)/2
    obj('shopback', [(x0-.5, y0+depth, z0), (x1+.5, y0+depth, z0), (x1+.5, y0+depth, z1+.4), (x0-.5, y0+depth, z1+.4)], [(0, 1, 2, 3)], wl, smooth=False); obj('shopfloor', [(x0-.5, y0-.3, z0), (x1+.5, y0-.3, z0), (x1+.5, y0+depth, z0), (x0-.5, y0+depth, z0)], [(0, 1, 2, 3)], principled('if', '#8C6A48', .6), smooth=False); obj('shopceiling', [(x0-.5, y0, z1+.3), (x1+.5, y0, z1+.3), (x1+.5, y0+depth, z1+.3), (x0-.5, y0+depth, z1+.3)], [(0, 1, 2, 3)], wl, smooth=False)
    for x in (x0-.5, x1+.5): obj('shopside', [(x, y0, z0), (x, y0+depth, z0), (x, y0+depth, z1+.4), (x, y0, z1+.4)], [(0, 1, 2, 3)], wl, smooth=False)
    box((w*.72, .5, 1.0), (cx+.1*w, y0+depth-.95, z0+.5), oak(math.pi/2)); box((w*.74, .56, .05), (cx+.1*w, y0+depth-.95, z0+1.02), paint('#EFEAE0')); box((.7, .4, .42), (cx-.12*w, y0+depth-.95, z0+1.27), steel(.25), .03)
    for z in (1.45, 1.95):
        if z > z1: continue
        box((w*.9, .22, .035), (cx, y0+depth-.12, z0+z), walnut())
        x = cx-w*.42
        while x < cx+w*.42: r = rr.uniform(.04, .07); turn([(0, 0), (r, 0), (r, .14), (r*.7, .2), (0, .2)], (x, y0+depth-.12, z0+z+.02), M('sj'+str(k := rr.randrange(5)), lambda: principled('sj', ['#3A1D0E', '#C9A56A', '#7D8C72', '#E8DCC6', '#8E4A30'][k], .3, coat=.4)), 16, 0); x += rr.uniform(.14, .24)
    for k in range(3): x = cx-w*.3+w*.3*k; turn([(.03, .16), (.09, .13), (.17, 0), (.16, 0), (.08, .12)], (x, y0+.9, z0+1.95), M('lampshade', lambda: principled('lampshade', '#2A2724', .4)), 32); ball('bulb', .06, emission('#FFD08A', 9), loc=(x, y0+.9, z0+1.97), sub=2); sweep('cord', [(x, y0+.9, z0+2.1), (x, y0+.9, z1+.3)], .008, black(), 6, subd=0)
    a = area((cx, y0+depth*.45, z1+.25), (cx, y0+depth*.5, 0), w*.9, 60*w/3, (1., .76, .45), depth*.7, 'shop light'); a.visible_camera = False
    # window dressing: cakes on stands and plants on the sill
    for k in range(4):
        x = x0+w*(k+.5)/4
        if k % 2: turn([(0, 0), (.05, 0), (.02, .02), (.02, .10), (.15, .12), (.15, .13), (0, .13)], (x, .48, z0+.62), ceramic(), 32); turn([(0, .13), (.12, .13), (.12, .22), (.11, .235), (0, .235)], (x, .48, z0+.62), M(f'wc{k}', lambda: principled('wc', ['#6A3218', '#F3E3C6'][k//2], .4)), 32)
        else: pot(x, .48, z0+.62, .8, k)
    box((w, .5, .05), (cx, .50, z0+.58), oak())
def pot(x, y, z, s=1., seed=0, flowers=None, n=22):
    rr = random.Random(seed+3); turn([(0, 0), (.075*s, 0), (.10*s, .16*s), (.09*s, .16*s), (0, .14*s)], (x, y, z), M('terracotta', lambda: principled('terracotta', '#A8694A', .85)), 28, 1); lm = leaf_mat('#3C6A34', '#86A85C', 'potleaf')
    for q in range(n): o = leaf(rr.uniform(.14, .26)*s, .035*s, -.25, .3, 0, .05, lm, q % 5, nu=10, nv=4); o.location = (x, y, z+.15*s); o.rotation_euler = (rr.uniform(-.3, .3), -rr.uniform(.1, 1.4), q*2.4)
    if flowers:
        for q in range(14): ball('bloom', .026*s, M('bloom'+flowers, lambda: principled('bloom', flowers, .6)), (1, 1, .7), (x+rr.gauss(0, .07)*s, y+rr.gauss(0, .06)*s, z+(.26+rr.uniform(-.04, .07))*s), 2)
def flowerbox(x0, x1, z, y=-.12, color='#C65A4A'):
    box((x1-x0, .18, .16), ((x0+x1)/2, y, z), paint('#4F5B48', .6), .01); rr = random.Random(int(abs(x0)*37)); lm = leaf_mat('#3C6A34', '#86A85C', 'potleaf'); m = M('bloom'+color, lambda: principled('bloom', color, .6))
    for q in range(int((x1-x0)*34)): x = rr.uniform(x0+.04, x1-.04); o = leaf(rr.uniform(.10, .2), .035, -.3, .3, 0, .05, lm, q % 5, nu=10, nv=4); o.location = (x, y+rr.uniform(-.06, .06), z+.07); o.rotation_euler = (rr.uniform(-.3, .3), -rr.uniform(-.1, 1.3), rr.uniform(0, 6.3)); ball('bloom', .024, m, (1, 1, .8), (x, y-rr.uniform(0, .1), z+.10+rr.uniform(0, .12)), 2)
def cream_letters(): return M('letters', lambda: emission('#FBE9C4', .9))
def sign(cx, z, size, y=-.09): text('NOISETTE', (cx, y, z-size*.36), size, mat=cream_letters(), align_='CENTER', depth=.012, spacing=1.28)
def shop(x0, x1, z1, door, color=SAGE, panes=3, fascia=.5, signsize=.36, step=.10):
    """timber shop front between x0 and x1; door = its left x (0.95 wide); fascia with the name above"""
    m = paint(color, .35); dark = paint('#5F6D57' if color == SAGE else color, .35); y = .10; top = z1-fascia; spans = [(x0, door), (door+.95, x1)]
    for a, b in spans:
        if b-a < .3: continue
        box((b-a, .12, .55), ((a+b)/2, y, step+.275), m); k = max(1, round((b-a)/.9))
        for i in range(k): box(((b-a)/k-.16, .03, .33), (a+(b-a)*(i+.5)/k, y-.065, step+.28), dark, .012)
        n = max(1, round(panes*(b-a)/(x1-x0-.95)))
        for i in range(n+1): box((.06, .09, top-.6-step), (a+(b-a)*i/n, y, (top+.6+step)/2), m, .01)
        box((b-a, .07, .06), ((a+b)/2, y, top-.42), m, .008); box((b-a, .10, .06), ((a+b)/2, y-.02, step+.57), m, .008); obj('glass', [(a, y+.02, step+.55), (b, y+.02, step+.55), (b, y+.02, top), (a, y+.02, top)], [(0, 1, 2, 3)], pane(.97), smooth=False)
    d0, d1 = door, door+.95
    for x in (d0+.04, d1-.04): box((.10, .10, top), (x, y+.02, top/2), m, .01)
    box((.78, .06, .62), (door+.475, y+.05, step+.36), dark, .012); box((.95, .08, .08), (door+.475, y+.02, top-.42), m, .01)
    for x in (d0+.13, d1-.13): box((.09, .06, top-.5), (x, y+.05, (top-.4)/2+step/2), dark, .008)
    obj('glass', [(d0, y+.06, .6), (d1, y+.06, .6), (d1, y+.06, top), (d0, y+.06, top)], [(0, 1, 2, 3)], pane(.97), smooth=False); sweep('handle', [(d1-.19, y-.02, 1.0), (d1-.19, y-.05, 1.05), (d1-.19, y-.05, 1.35), (d1-.19, y-.02, 1.4)], .014, brass(), 10); box((1.1, .5, step), (door+.475, -.05, step/2), stone('#8F8A80'), .01)
    box((x1-x0+.16, .16, fascia-.04), ((x0+x1)/2, y-.06, z1-fascia/2), m, .012); box((x1-x0+.26, .26, .08), ((x0+x1)/2, y-.08, z1), m, .015); box((x1-x0-.1, .02, fascia-.20), ((x0+x1)/2, y-.15, z1-fascia/2), dark, .004); sign((x0+x1)/2, z1-fascia/2, signsize, y-.17); interior(x0+.1, x1-.1, top-.1)
    for x in (x0, x1): box((.16, .18, z1-.1), (x, y-.04, z1/2), m, .015)
def awning(x0, x1, z, out=1.05, drop=.55, c1='#F1EADA', c2=SAGE, stripes=11):
    st = M('awning'+c2, lambda: principled('awning', c2, .85, spec=.1, build=lambda g: dict(color=g.mix(g.math('LESS_THAN', g.math('FRACT', g.math('MULTIPLY', g.sep(g.coord('UV'))[0], stripes)), .5), c1, c2)))); w = x1-x0
    grid('awning', lambda u, v: (x0+w*u, -.12-out*v, z-drop*v-.06*np.sin(v*math.pi)), 40, 12, mat=st); n = stripes*2; grid('valance', lambda u, v: (x0+w*u, -.12-out-.004+0*v, z-drop-v*(.16+.05*np.abs(np.sin(u*math.pi*n)))), n*8+1, 5, mat=st)
    sweep('bar', [(x0, -.12-out, z-drop), ((x0+x1)/2, -.12-out, z-drop), (x1, -.12-out, z-drop)], .018, black(), 8)
    for x in (x0+.06, x1-.06): sweep('arm', [(x, -.10, z-drop-.25), (x, -.12-out, z-drop)], .014, black(), 8)
def lantern(x, z):
    sweep('arm', bez((x, 0, z+.30), (x, -.12, z+.42), (x, -.30, z+.42), (x, -.32, z+.28), 12), .014, black(), 8)
    for dz, s in ((.26, .07), (-.04, .05)): box((s*2, s*2, .03), (x, -.32, z+dz), black(), .006)
    box((.11, .11, .26), (x, -.32, z+.11), emission('#FFC878', 3.), .01)
def cafe_table(x, y, rz=0, chairs=2):
    turn([(0, .70), (.31, .70), (.32, .715), (.31, .73), (0, .73)], (x, y, 0), paint('#E9E2D4', .3), 48, 0); sweep('leg', [(x, y, .02), (x, y, .7)], .022, black(), 10); turn([(0, .03), (.06, .025), (.20, .012), (.21, 0), (0, 0)], (x, y, 0), black(), 32, 0)
    turn([(0, 0), (.022, 0), (.04, .05), (.036, .05), (0, .02)], (x+.1, y-.06, .755), ceramic(), 24); turn([(0, 0), (.06, .005), (.065, .012), (0, .008)], (x+.1, y-.06, .735), ceramic(), 24)
    import room
    for k in range(chairs): a = rz+k*math.pi; room.chair(x-.56*math.sin(a), y+.56*math.cos(a), a)
def ground(tracks=False, kerb=-2.3):
    grid('pavement', lambda u, v: (-30+60*u, kerb+(.4-kerb)*v, u*0), 2, 2, mat=slabs()); box((60, .18, .16), (0, kerb-.06, -.075), stone('#A8A096'), .01); grid('street', lambda u, v: (-40+80*u, -40+(40+kerb)*v, u*0-.13), 2, 2, mat=cobbles())
    if tracks:
        st = steel(.25, '#B8B4AE'); dk = principled('groove', '#2A2622', .7)
        for y in (kerb-.85, kerb-2.28): box((80, .10, .012), (0, y, -.126), st, .003); box((80, .09, .008), (0, y-.095, -.127), dk, .001)
def sky(sun_az=-38, sun_el=34, power=4.2):
    w = bpy.context.scene.world; w.use_nodes = True; g = NT(w.node_tree); bg = w.node_tree.nodes['Background']; v = g.n('TexCoord').outputs['Generated']; x, y, z = g.sep(v); zz = g.math('MAXIMUM', z, .03)
    c = g.ramp(z, [(0, '#F0DFC6'), (.12, '#D6DFE4'), (.45, '#8FB6DC'), (1, '#4F86C0')]); pv = g.n('CombineXYZ', ins={'X': g.math('DIVIDE', x, zz), 'Y': g.math('DIVIDE', y, zz), 'Z': .3}).outputs[0]; n = g.noise(.9, 6, .62, .5, pv)
    c = g.mix(g.math('MULTIPLY', g.ramp(n, [(.46, 0.), (.70, 1.)]), .85), c, '#FFF8EC'); w.node_tree.links.new(c, bg.inputs[0]); bg.inputs[1].default_value = 1.05
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = power; l.angle = .02; l.color = (1., .87, .68); a, e = math.radians(sun_az), math.radians(sun_el); d = Vector((math.sin(a)*math.cos(e), -math.cos(a)*math.cos(e), math.sin(e))); link(bpy.data.objects.new('sun', l)).rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
def eye(x, dist, target, lens, shift_y, height=1.65):
    """upright camera: verticals stay vertical, the view is shifted up instead of tilted"""
    c = bpy.data.cameras.new('camera'); o = link(bpy.data.objects.new('camera', c)); o.location = (x, -dist, height); o.rotation_euler = (math.pi/2, 0, math.atan2(x-target, dist)); c.lens = lens; c.sensor_width = 36; c.shift_y = shift_y; bpy.context.scene.camera = o
def neighbour(x0, x1, h, mat, seed, color='#F2EBDD', floors=3, door=True):
    """a plain house beside"""
    rr = random.Random(seed); n = max(1, round((x1-x0)/1.7)); holes = []; fh = h/floors
    for f in range(floors):
        for k in range(n): cx = x0+(x1-x0)*(k+.5)/n; ww = min(1.0, (x1-x0)/n*.56); holes.append((cx-ww/2, cx+ww/2, f*fh+(.85 if f else .75), f*fh+fh-.38))
    wall(x0, x1, 0, h, holes, mat)
    for i, a in enumerate(holes): window(*a, paint(color, .5), lit=.45 if rr.random() < .2 else 0)
    box((x1-x0, .34, .24), ((x0+x1)/2, -.08, h+.1), stone(), .02); box((x1-x0, .08, .5), ((x0+x1)/2, -.03, .25), stone('#8F8A80'), .01)
def roof(x0, x1, z, slope=1.0, depth=3.5, y0=.0): grid('roof', lambda u, v: (x0+(x1-x0)*u, y0+depth*v, z+depth*slope*v), 2, 2, mat=M('slates', lambda: principled('slates', '#4C4A4C', .7, build=lambda g: dict(color=g.n('TexBrick', ins={'Vector': g.coord('Object', (1, 1, 1)), 'Color1': '#4A4648', 'Color2': '#5E5A58', 'Mortar': '#38353A', 'Scale': 1., 'Mortar Size': .01, 'Brick Width': .25, 'Row Height': .16}).outputs['Color']))))

# ---------------------------------------------------------------- the three houses
def antwerpen():
    """narrow brick house with a stepped gable, stone bands and cross windows"""
    sky(-42, 36); ground(); a, b, z = -2.7, 2.7, 6.4; m = brick('#94503C', '#A9644A', '#C2B49E')
    holes = [(a+.12, b-.12, 0, 3.1)]+[(x-.55, x+.55, 4.0, 5.75) for x in (-1.65, 0, 1.65)]; wall(a, b, 0, z, holes, m)
    for h in holes[1:]:
        window(*h, paint('#F2EBDD', .5), lit=.5 if h[0] > 1 else .0, sill=True); box((1.34, .14, .18), ((h[0]+h[1])/2, -.02, h[3]+.07), stone(), .01); x = (h[0]+h[1])/2
        for s in (-1, 1):
            for k in range(3): box((.16, .06, .2), (x+s*.62, -.01, h[2]+.25+.62*k), stone(), .008)
        flowerbox(h[0]+.05, h[1]-.05, h[2]+.06, -.14)
    # gable: the steps are one polygon with a coping stone on each
    n, sw, sh = 5, .46, .52; P = [(a, z)]; x = a
    for k in range(n): P += [(x, z+(k+1)*sh)]; x += sw; P += [(x, z+(k+1)*sh)]
    P = [p for i, p in enumerate(P) if i == 0 or p != P[i-1]]; P = P+[(-q[0], q[1]) for q in P[::-1]]; obj('gable', [(p[0], 0, p[1]) for p in P]+[(p[0], .3, p[1]) for p in P], [tuple(range(len(P)))]+[(i, i+len(P), (i+1) % len(P)+len(P), (i+1) % len(P)) for i in range(len(P))], m, smooth=False)
    for k in range(n):
        for s in (-1, 1): box((sw+.10, .42, .09), (s*(a+sw*(k+.5)), .12, z+(k+1)*sh+.04), stone(), .012)
    box((.92, .42, .10), (0, .12, z+n*sh+.05), stone(), .012); box((.30, .3, .5), (0, .12, z+n*sh+.33), stone(), .05); ball('top', .16, stone(), loc=(0, .12, z+n*sh+.72), sub=3)
    for zz in (3.62, 6.25): box((b-a+.06, .12, .13), (0, -.02, zz), stone(), .012)
    x0, x1, z0, z1 = -.45, .45, 6.85, 8.0; box((1.3, .10, 1.55), (0, -.01, 7.42), stone(), .02); box((.86, .02, 1.1), (0, -.07, 7.42), emission((.55, .33, .15, 1), 1.), .01); box((.05, .04, 1.1), (0, -.085, 7.42), paint('#F2EBDD', .5), .005); box((.86, .04, .05), (0, -.085, 7.6), paint('#F2EBDD', .5), .005)
    shop(a+.22, b-.22, 3.35, -.48, SAGE, panes=4); awning(a+.25, b-.25, 2.95, 1.1, .42); lantern(a+.02, 3.75); lantern(b-.02, 3.75)
    neighbour(b+.02, b+4.6, 7.4, stone('#B4BDA8'), 4); neighbour(a-4.4, a-.02, 6.9, stone('#E6D0AE'), 7); neighbour(a-9, a-4.42, 7.8, brick('#8A4A38', '#9C5A44'), 9); roof(b, b+4.7, 7.6); roof(a-4.5, a, 7.1); neighbour(b+4.7, b+9, 8, brick('#A6674C', '#94503C'), 11)
    bicycle((-2.2, -.75, 0), .12, '#2F4A3C', .07); cafe_table(2.0, -1.25, 1.4); pot(.85, -.42, 0, 2.0, 3, '#E8DCC4', 30); pot(-.85, -.42, 0, 2.0, 4, '#E8DCC4', 30)
    eye(1.6, 12.6, 0.1, 31, .195)
def merksem():
    """interwar corner house: yellow brick, dark courses, broad steel windows, flat roof with a canopy"""
    sky(-30, 33); ground(kerb=-2.6); m = brick('#C0A068', '#AC8A54', '#A89A80', ('#6B4A34', .2, 1.2, .075)); frame = paint('#3F4A44', .4); a, b, h = -4.6, 2.6, 6.9; t = b-.0
    holes = [(a+.4, b-1.0, 0, 3.05), (a+.5, a+3.4, 4.0, 5.6), (a+4.0, a+6.6, 4.0, 5.6)]; wall(a, b, 0, h, holes, m)
    window(*holes[1], frame, (4, 2), .5, cross=.7); window(*holes[2], frame, (3, 2), 0., cross=.7); flowerbox(a+.6, a+3.3, 4.06, -.14, '#E2A23C')
    before = set(bpy.data.objects); L = 7.; side = [(.7, 2.9, .85, 2.75), (.7, 2.3, 4.0, 5.6), (3.2, 4.8, 4.0, 5.6), (4.0, 5.0, .0, 2.5)]; wall(0, L, 0, h, side, m); window(*side[0], frame, (2, 2), .9, curtain=False, cross=.75); window(*side[1], frame, (2, 2), 0, cross=.7); window(*side[2], frame, (2, 2), .4, cross=.7); box((1.0, .06, 2.5), (4.5, .12, 1.25), paint('#5A3A28', .4)); awning(.5, 3.1, 3.15, .8, .35, c2='#7D8C72', stripes=7)
    join_group([o for o in set(bpy.data.objects)-before if o.parent is None], (b, 0, 0), (0, 0, math.pi/2))
    for z, d, th in ((3.35, .5, .14), (5.85, .16, .10), (h+.05, .45, .20)): box((b-a+d, d+.3, th), ((a+b)/2+d/2, .15-d/2, z), stone('#DCD2BE'), .02); box((d+.3, L-.3, th), (b-.15+d/2, .302+(L-.3)/2, z), stone('#DCD2BE'), .004)
    box((.5, .5, 1.5), (b-.35, .35, h+.6), m, .01); box((.62, .62, .14), (b-.35, .35, h+1.4), stone('#DCD2BE'), .02)
    text('NOISETTE', (a+2.6, -.06, 6.18), .42, mat=M('iron', lambda: principled('iron', '#2E3530', .4)), align_='CENTER', depth=.02, spacing=1.3)
    shop(a+.5, b-1.1, 3.2, b-2.3, '#55684F', panes=4, signsize=.34); awning(a+.5, b-2.35, 2.72, 1.15, .40, c2='#7D8C72', stripes=13)
    neighbour(a-4.4, a-.02, 7.2, brick('#A8654A', '#9A583F'), 5, floors=2); neighbour(a-9, a-4.45, 6.6, stone('#DDD0BA'), 6, floors=2); grid('far street', lambda u, v: (-20+60*u, 1+40*v, u*0-.02), 2, 2, mat=slabs()); neighbour(a-14, a-9.05, 7.4, brick('#B57A58', '#A56C4C'), 16, floors=2)
    before = set(bpy.data.objects); neighbour(-2, 3.4, 7.5, brick('#B0725A', '#A2664C'), 22); neighbour(3.4, 8.2, 8.4, stone('#E2D8C6'), 23); neighbour(8.2, 13, 7.2, brick('#C9B28A', '#BFA678'), 24); neighbour(13, 18, 8., brick('#A8654A', '#9A583F'), 25); join_group([o for o in set(bpy.data.objects)-before if o.parent is None], (0, 21, 0)); tree((7.2, 5.5, 0), 6.4, 1.9, 3000, 4); tree((-9.5, -4.6, -.1), 6.2, 1.7, 2600, 2)
    # bench, bicycle, table
    for y in (-.62, -.50, -.38): box((1.5, .09, .03), (-2.2, y, .45), oak(), .008)
    for z in (.62, .74): box((1.5, .03, .09), (-2.2, -.30, z), oak(), .008)
    for x in (-2.8, -1.6): sweep('benchleg', [(x, -.66, 0), (x, -.62, .42), (x, -.36, .43), (x, -.28, .82)], .02, black(), 8, subd=0); sweep('benchleg', [(x, -.30, 0), (x, -.34, .42)], .02, black(), 8, subd=0)
    bicycle((2.3, -1.05, 0), .35, '#8A3A2A', .05); cafe_table(-.6, -1.35, 1.2); pot(-3.75, -.5, 0, 2.2, 5, '#E2A23C', 30); pot(1.75, -.35, 0, 2.2, 6, '#E8DCC4', 30)
    eye(6.3, 12.0, -.2, 31, .15)
def etterbeek():
    """townhouse of 1900: white stone and brick, a great arch for the shop, bow window and curved iron above, tram rails"""
    sky(40, 36); ground(True); a, b, h = -3.0, 3.0, 9.0; m = brick('#E4DAC6', '#EAE2D2', '#CDC1AC', ('#A8573C', .3, .62, .14)); white = stone('#EFE7D8'); iron = M('iron', lambda: principled('iron', '#33443C', .4, metal=.3)); wood_ = paint('#6B4A30', .4)
    # the arch: opening as wide as its spring line; the corners are filled by a spandrel
    ax, zs, r = 0., 1.55, 2.1; wall(a, b, 0, h, [(ax-r, ax+r, 0, zs+r*.82), (-2.2, -1.35, 7.0, 8.45), (1.35, 2.2, 7.0, 8.45), (-.55, .55, 7.0, 8.45), (-1.75, 1.75, 4.45, 6.35)], m)
    arc = lambda u: (ax-r*np.cos(u*math.pi), zs+r*.82*np.sin(u*math.pi)); grid('spandrel', lambda u, v: (arc(u)[0], u*0, arc(u)[1]+(zs+r*.82+.001-arc(u)[1])*v), 60, 2, mat=m, smooth=False)
    ring = lambda k0, k1, y, name, mt: grid(name, lambda u, v: (ax-(r*(k0+(k1-k0)*v))*np.cos(u*math.pi), u*0+y, zs+r*.82*(k0+(k1-k0)*v)*np.sin(u*math.pi)), 60, 2, mat=mt, smooth=False)
    ring(.985, 1.14, -.06, 'archstone', white); grid('archlip', lambda u, v: (ax-r*.985*np.cos(u*math.pi), -.06+.3*v, zs+r*.82*.985*np.sin(u*math.pi)), 60, 2, mat=white)
    for s in (-1, 1): box((.32, .14, zs), (s*(r+.14), -.0, zs/2), white, .02)
    sweep('archframe', [(ax-r*.95*math.cos(u*math.pi), .12, zs+r*.82*.95*math.sin(u*math.pi)) for u in np.linspace(0, 1, 40)], .06, wood_, 8); box((2*r, .10, .10), (ax, .12, zs+.55), wood_, .02)
    for s in (-1, 1): box((.09, .10, zs+.55), (s*.55, .12, (zs+.55)/2), wood_, .01); box((.08, .08, zs+.5), (s*(r-.06), .12, zs/2+.2), wood_, .01); sweep('whip', bez((s*.55, .10, zs+.55), (s*.60, .10, zs+1.1), (s*1.2, .10, zs+1.3), (s*1.35, .10, zs+1.62), 16), .035, wood_, 8); sweep('whip', bez((s*1.2, .10, zs+.55), (s*1.5, .10, zs+.75), (s*1.5, .10, zs+1.1), (s*1.25, .10, zs+1.32), 16), .022, wood_, 8)
    for s in (-1, 1): box((r-.62, .12, .55), (s*(r+.55)/2, .12, .30), wood_, .02); box((r-.95, .03, .32), (s*(r+.55)/2, .05, .32), paint('#7F5A3C', .4), .03)
    box((.95, .07, .6), (0, .16, .36), paint('#7F5A3C', .4), .02); box((.1, .07, 1.5), (-.47, .16, 1.2), wood_, .01); box((.1, .07, 1.5), (.47, .16, 1.2), wood_, .01); sweep('handle', bez((.38, .10, 1.0), (.30, .06, 1.1), (.44, .06, 1.25), (.36, .10, 1.4), 10), .016, brass(), 8)
    obj('glass', [(-r, .15, .55), (r, .15, .55), (r, .15, zs+r*.8), (-r, .15, zs+r*.8)], [(0, 1, 2, 3)], pane(.97), smooth=False); interior(-r+.1, r-.1, 3.0); box((1.15, .55, .12), (0, -.05, .06), stone('#8F8A80'), .01)
    # name in a curved band under the bow window
    box((3.7, .10, .46), (0, -.04, 3.80), white, .03); box((3.4, .03, .34), (0, -.10, 3.80), paint('#4E5F4E', .4), .02); text('NOISETTE', (0, -.12, 3.69), .32, mat=cream_letters(), align_='CENTER', depth=.012, spacing=1.35)
    # bow window
    B = .75; bow = lambda u, k=1.: (-1.85*np.cos(u*math.pi)*k, -B*np.sin(u*math.pi)**.8*k); U = np.linspace(0, 1, 40)
    for z, th, k, mt in ((4.30, .14, 1.05, white), (5.05, .07, 1.03, wood_), (6.30, .10, 1.04, wood_), (6.48, .18, 1.10, white)): grid('bowring', lambda u, v: (bow(u, k)[0], bow(u, k)[1], z-th/2+th*v), 40, 2, mat=mt); grid('bowtop', lambda u, v: (bow(u, k)[0]*v, bow(u, k)[1]*v, z+th/2+0*u), 40, 6, mat=mt); grid('bowunder', lambda u, v: (bow(u, k)[0]*v, bow(u, k)[1]*v, z-th/2+0*u), 40, 6, mat=mt)
    grid('bowparapet', lambda u, v: (bow(u)[0], bow(u)[1], 4.30+.75*v), 40, 2, mat=white); grid('bowglass', lambda u, v: (bow(u, .98)[0], bow(u, .98)[1], 5.05+1.25*v), 40, 2, mat=pane()); grid('bowfoot', lambda u, v: (bow(u)[0]*(1-.75*v**1.5), bow(u)[1]*(1-v**1.2), 4.24-.38*v), 40, 10, mat=white)
    for u in np.linspace(.0, 1, 8): sweep('mullion', [(bow(u)[0], bow(u)[1], 5.05), (bow(u)[0], bow(u)[1], 6.3)], .04, wood_, 8, subd=0)
    grid('bowbar', lambda u, v: (bow(u, 1.005)[0], bow(u, 1.005)[1], 5.88+.05*v), 40, 2, mat=wood_); obj('bowroom', [(-1.7, .6, 4.3), (1.7, .6, 4.3), (1.7, .6, 6.4), (-1.7, .6, 6.4)], [(0, 1, 2, 3)], emission((.95, .58, .27, 1), 1.), smooth=False)
    for s in (-1, 1): grid('curtain', lambda u, v, s=s: (s*(1.5-.55*u), -.12+.03*np.sin(u*30), 4.9+1.4*v), 30, 4, mat=M('curtain', lambda: principled('curtain', '#F1EADB', .9, spec=.1)))
    # balcony of curved iron on top of the bow
    for k in range(13): u = (k+.5)/13; x, y = bow(u, 1.06); x2, y2 = bow(min(u+.05, 1), 1.10); sweep('iron', bez((x, y, 6.58), (x2, y2, 6.75), (x*.98, y*.98, 6.9), (x, y, 7.12), 10), .014, iron, 6, subd=0)
    sweep('ironrail', [(*bow(u, 1.07), 7.13) for u in U], .025, iron, 8, subd=0); sweep('ironrail', [(*bow(u, 1.07), 6.62) for u in U], .018, iron, 8, subd=0)
    for x0, x1 in ((-2.2, -1.35), (-.55, .55), (1.35, 2.2)): window(x0, x1, 7.0, 8.45, wood_, (2, 2) if x1-x0 > 1 else (1, 2), .5 if x0 > 1 else 0., cross=.7); cx, w = (x0+x1)/2, x1-x0; grid('hood', lambda u, v: (cx-(w/2+.18*v)*np.cos(u*math.pi), u*0-.05, 8.40+(.30+.16*v)*np.sin(u*math.pi)*1.0), 30, 2, mat=white); grid('lunette', lambda u, v: (cx-(w/2)*v*np.cos(u*math.pi), u*0-.03, 8.44+.30*v*np.sin(u*math.pi)), 30, 4, mat=paint('#C9A24E', .5))
    for s in (-1, 1): box((.30, .10, h), (s*2.85, -.02, h/2), white, .02); sweep('bracket', bez((s*2.85, -.05, h-.9), (s*2.85, -.12, h-.4), (s*2.85, -.45, h-.3), (s*2.85, -.55, h), 12), .07, white, 8)
    for z, d in ((4.05, .10), (6.75, .08)): [box((1.0, d, .12), (s*2.45, -.02, z), white, .01) for s in (-1, 1)]
    box((6.3, .75, .16), (0, -.20, h+.1), white, .03); box((6.2, .5, .14), (0, -.1, h-.06), wood_, .02); roof(a, b, h+.2, .9)
    neighbour(b+.02, b+5.2, 8.4, stone('#E2D6C2'), 14); neighbour(a-5, a-.02, 9.0, brick('#A65F48', '#97523C'), 17); neighbour(b+5.2, b+10, 9, brick('#B98A6A', '#A87A5C'), 18); neighbour(a-10, a-5.05, 8.6, stone('#D9CDB8'), 19); lantern(-2.72, 2.6); lantern(2.72, 2.6)
    pot(-.95, -.42, 0, 2.1, 3, '#E8DCC4', 30); pot(.95, -.42, 0, 2.1, 4, '#E8DCC4', 30); cafe_table(-2.3, -1.2, 1.5); bicycle((2.6, -.75, 0), math.pi-.1, '#6E3A34', -.06); wire = principled('wire', '#222222', .6)
    for y in (-3.6,): sweep('wire', [(-30, y, 5.4), (0, y, 5.25), (30, y, 5.4)], .012, wire, 5, subd=0)
    sweep('wire', [(0.4, -.1, 6.7), (.2, -3.6, 5.35), (0, -9, 6.2)], .009, wire, 5, subd=0)
    eye(-2.0, 13.6, .05, 34, .145, 2.2)
HOUSES = dict(antwerpen=antwerpen, merksem=merksem, etterbeek=etterbeek)
if __name__ == '__main__':
    name, OUT, W, H, SAMPLES = sys.argv[sys.argv.index('--')+1:]; kit.reset(); kit.R.seed(7); HOUSES[name](); print('BUILT', name, flush=True); finish.render(OUT, (int(W), int(H)), int(SAMPLES), .30)
