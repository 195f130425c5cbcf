"""What stands in a street: bicycle, tree, tram, wires. 1 BU = 1 m."""
from kit import *

def emission(color, strength):
    m, g, out = material('emission'); e = g.n('Emission', ins={'Color': color, 'Strength': strength}); g.nt.links.new(e.outputs[0], out.inputs[0]); return m
def glow(mat, share):
    """let a principled material shine a little by itself: things outside stay bright behind an exposure for indoors"""
    p = [n for n in mat.node_tree.nodes if n.type == 'BSDF_PRINCIPLED'][0]; link_ = next((l for l in mat.node_tree.links if l.to_socket == p.inputs['Base Color']), None)
    if link_: mat.node_tree.links.new(link_.from_socket, p.inputs['Emission'])
    else: p.inputs['Emission'].default_value = p.inputs['Base Color'].default_value
    p.inputs['Emission Strength'].default_value = share; return mat

def bicycle(loc, rz, color='#2F4A3C', lean=0., shine=0.):
    """a town bicycle, 1.75 m long along its x, front wheel at +x"""
    def mat(key, c, r, metal=0, coat=0): return M(f'bike{key}{c}{shine}', lambda: glow(principled('bike', c, r, metal=metal, coat=coat), shine))
    paint, black, chrome, tan = mat('p', color, .3, coat=.5), mat('b', '#161514', .6), mat('c', '#B9B6B0', .25, 1), mat('t', '#8A5A34', .55); ob = []
    def tube(pts, r, m=paint): ob.append(sweep('tube', pts, r, m, 10))
    def ring(cx, r, th, m): ob.append(sweep('ring', [(cx+r*math.cos(a), 0, .34+r*math.sin(a)) for a in np.linspace(0, 2*math.pi, 40, endpoint=False)], th, m, 8, closed=True, subd=0))
    rear, front, bb, seat, head0, head1 = (-.50, 0, .34), (.58, 0, .34), (-.06, 0, .29), (-.23, 0, .80), (.40, 0, .62), (.35, 0, .86)
    for cx in (rear[0], front[0]):
        ring(cx, .325, .019, black); ring(cx, .302, .010, chrome); ball('hub', .028, chrome, (1, 1.6, 1), (cx, 0, .34), 2)
        for k in range(14): a = k*2*math.pi/14; ob.append(sweep('spoke', [(cx, (-1)**k*.02, .34), (cx+.30*math.cos(a), 0, .34+.30*math.sin(a))], .0018, chrome, 4, subd=0))
        ob.append(sweep('guard', [(cx+.355*math.cos(a), 0, .34+.355*math.sin(a)) for a in np.linspace(.15, 2.9, 22)], .022, paint, 8, .5))
    for a, b in ((bb, seat), (bb, head0)): tube([a, b], .017)
    tube(bez((-.16, 0, .56), (.05, 0, .50), (.25, 0, .62), head1, 12), .015)                # low, bent top tube
    tube([head0, head1], .019); tube(bez(head0, (.46, 0, .48), (.50, 0, .40), front, 10), .013)
    for s in (-1, 1): tube([(bb[0], s*.03, bb[2]), (rear[0], s*.05, rear[2])], .010); tube([(seat[0]+.02, s*.02, .74), (rear[0], s*.05, rear[2])], .009)
    tube([seat, (-.25, 0, .90)], .012, chrome); tube([head1, (.325, 0, 1.0)], .012, chrome)
    tube(bez((.10, -.30, 1.02), (.36, -.24, 1.05), (.36, -.10, 1.02), (.325, 0, 1.01), 12)+bez((.325, 0, 1.01), (.36, .10, 1.02), (.36, .24, 1.05), (.10, .30, 1.02), 12)[1:], .011, chrome)
    for s in (-1, 1): tube([(.16, s*.29, 1.03), (.05, s*.31, 1.015)], .016, tan)
    o = ball('saddle', .13, tan, (1.05, .72, .30), (-.27, 0, .93), 3); displace(o, lambda c, n: Vector((c.x, c.y*(1.1-.9*max(c.x, 0)/.13), c.z))); ob.append(o)
    ob.append(rbox('chain', (.46, .02, .09), .02, black, 2, loc=(-.28, -.05, .32))); ob.append(lathe('crank', [(0, 0), (.085, 0), (.085, .01), (0, .01)], 24, chrome, subd=0)); ob[-1].location = (bb[0], -.05, bb[2]); ob[-1].rotation_euler = (math.pi/2, 0, 0)
    tube([(bb[0], -.07, bb[2]), (bb[0]+.12, -.07, bb[2]-.12)], .009, chrome); ob.append(rbox('pedal', (.09, .09, .02), .005, black, 1, loc=(bb[0]+.12, -.12, bb[2]-.125)))
    rack = [(-.72, s*.07, .735) for s in (-1,)]+[(-.28, -.07, .735), (-.28, .07, .735), (-.72, .07, .735)]; ob.append(sweep('rack', rack, .007, black, 8, closed=True, subd=0)); tube([(-.60, 0, .735), rear], .006, black)
    w = M(f'wicker{shine}', lambda: glow(principled('wicker', '#9A7444', .7, build=lambda g: dict(color=g.mix(g.n('TexChecker', ins={'Scale': 34., 'Vector': g.coord('UV')}).outputs['Fac'], '#6F4E2B', '#B58B55'))), shine))
    o = grid('basket', lambda u, v: (.52+(.12+.03*v)*np.cos(u*2*math.pi), (.17+.03*v)*np.sin(u*2*math.pi), .78+.22*v), 28, 6, wu=True, mat=w); o.modifiers.new('so', 'SOLIDIFY').thickness = .012; ob.append(o)
    ob += [o for o in bpy.data.objects if o.name.startswith('hub') and o.parent is None and o not in ob]
    return join_group(ob, loc, (lean, 0, rz))

def tree(loc, height=5.5, crown=1.6, leaves=2600, seed=1, shine=0., colors=('#4E7A34', '#9CB860'), guard=True):
    """trunk with boughs and a crown of single leaves in one mesh"""
    rr = random.Random(seed); bark = M(f'bark{shine}', lambda: glow(principled('bark', '#5A4A3C', .9, build=lambda g: dict(normal=g.bump(g.noise(18, 4, .6, vec=g.coord('Object', (1, 1, .2))), .6, .02))), shine)); x, y, z = loc; base = Vector(loc); top = Vector((x, y, z+height-crown*1.1))
    sweep('trunk', [base, base+Vector((.05, .02, (height-crown)*.4)), top], lambda t: .11-.05*t, bark, 10); blobs = []
    for k in range(11):
        a, e = k*2.4, rr.uniform(-.35, 1.2); c = top+Vector((math.cos(a)*math.cos(e), math.sin(a)*math.cos(e), .35+math.sin(e)))*crown*rr.uniform(.45, .72); blobs.append((c, crown*rr.uniform(.36, .54))); sweep('bough', [top-Vector((0, 0, .5)), top.lerp(c, .5)+Vector((0, 0, .1)), c], lambda t: .04-.028*t, bark, 6, subd=0)
    V, F = [], []
    for _ in range(leaves):
        c, r = rr.choice(blobs); d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1))).normalized(); p = c+d*r*rr.uniform(.55, 1.)**.5; q = align(d+Vector((rr.gauss(0, .5), rr.gauss(0, .5), rr.gauss(0, .5))), rr.uniform(0, 6.28)).to_matrix(); s = rr.uniform(.07, .12); n = len(V)
        for u, v in ((-1, 0), (0, -.55), (1, 0), (0, .55)): V.append(p+q@Vector((u*s, v*s, 0)))
        F.append((n, n+1, n+2, n+3))
    def mk():
        m, g, out = material('leaves'); n = g.n('ObjectInfo'); v = g.coord('Object'); c = g.mix(g.noise(2.5, 3, .6, vec=v), colors[0], colors[1]); d = g.n('BsdfDiffuse', ins={'Color': c}); t = g.n('BsdfTranslucent', ins={'Color': c}); e = g.n('Emission', ins={'Color': c, 'Strength': shine})
        mx = g.n('MixShader', ins={0: .4, 1: d.outputs[0], 2: t.outputs[0]}); ad = g.n('AddShader', ins={0: mx.outputs[0], 1: e.outputs[0]}); g.nt.links.new(ad.outputs[0], out.inputs[0]); return m
    o = obj('leaves', V, F, M(f'leaves{colors}{shine}', mk), smooth=False); return o

def tram(loc, length=14., shine=.8, rz=math.pi/2):
    """a cream and green tram, seen from far"""
    ob = []; body = glow(principled('tram', '#EDE6D2', .35), shine); band = glow(principled('tramband', '#5E7A5C', .35), shine); dark = emission('#33434A', .55*shine+.15)
    ob += [rbox('body', (length, 2.4, 2.75), .16, body, 3, loc=(0, 0, 1.75)), rbox('band', (length+.02, 2.42, .55), .05, band, 2, loc=(0, 0, .78)), rbox('roof', (length*.6, 1.6, .3), .08, body, 2, loc=(0, 0, 3.25))]
    for s in (-1, 1):
        for k in range(7): ob.append(rbox('window', (length/7-.34, .02, 1.05), .06, dark, 2, loc=(-length/2+length/7*(k+.5), s*1.205, 2.05)))
        for k in (1, 4): ob.append(rbox('door', (.95, .03, 2.25), .04, band, 2, loc=(-length/2+length/7*(k+.5), s*1.21, 1.65)), ); ob.append(rbox('doorglass', (.75, .03, 1.7), .04, dark, 2, loc=(-length/2+length/7*(k+.5), s*1.22, 1.75)))
    for s in (-1, 1): ob.append(sweep('pole', [(s*.5, 0, 3.4), (0, 0, 3.9), (-s*.5, 0, 4.45)], .03, dark, 6, subd=0))
    return join_group(ob, loc, (0, 0, rz))
