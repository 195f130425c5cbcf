"""The iced coffees."""
from cold_drinks import *

LATTE = [(.0, '#FFF2DE'), (.30, '#FCE6C8'), (.44, '#DDB27C'), (.60, '#AE7440'), (.80, '#6B3717'), (1., '#3B1A0B')]
def wall_ice(G, zs, mat, size=.27, seed=3, e=.0075):
    """ice cubes that lean on the glass from inside an opaque drink: patches of their own, paler material"""
    rr = random.Random(seed)
    for k, z in enumerate(zs):
        a = math.radians(-90)+(-.62, .48, .0, -.95, .95)[k % 5]+rr.uniform(-.12, .12); R_ = G.r(z); d = R_-size*.36
        o = rbox('wice', (size, size, size), size*.16, mat, 4, subd=2, loc=(d*math.cos(a), d*math.sin(a), z), rot=(rr.uniform(-.5, .5), rr.uniform(-.4, .4), rr.uniform(0, 3)))
        o.modifiers[0].levels = 2; w = Matrix.LocRotScale(o.location, o.rotation_euler, None); apply_mods(o); me = o.data; me.transform(w); o.location = G.loc; o.rotation_euler = (0, 0, 0)
        for v in me.vertices:
            q = math.hypot(v.co.x, v.co.y); m_ = G.r(v.co.z)+e
            if q > m_: v.co.x *= m_/q; v.co.y *= m_/q
        me.update()
def lit(m, glow=.09):
    """milk that looks as bright as milk: a little of its own colour added"""
    p = [q for q in m.node_tree.nodes if q.type == 'BSDF_PRINCIPLED'][0]; m.node_tree.links.new(p.inputs['Base Color'].links[0].from_socket, p.inputs['Emission']); p.inputs['Emission Strength'].default_value = glow; p.inputs['Subsurface'].default_value = 0; return m
def iced_latte_():
    studio(); coaster(.56, (-.02, 0, 0)); G = Glass(TALL, loc=(-.02, 0, .05)); z = 1.12
    G.fill(z, lit(layered(LATTE, .09, 1.14, .55, 1., 'icedlatte'))); wall_ice(G, (.98, .90, .70), layered([(p, c) for p, c in [(.0, '#FFF8EC'), (.40, '#F0D6AE'), (.62, '#C08A55'), (.85, '#8A5428'), (1., '#6A3A1C')]], .09, 1.14, .55, 1., 'iceinlatte', .12), .27, 3)
    cubes(G, [z+.05], .29, 5, None, 4); cubes(G, [z+.16], .25, 9, None, 1)
    straw(G.loc+Vector((-.10, .05, .3)), G.loc+Vector((.24, -.02, 1.66))); beans_scatter(9, .80, -.42, .11, 8)
    # a little jug of cold milk
    jug = [(0, .03), (.13, .03), (.185, .06), (.20, .16), (.175, .30), (.15, .38), (.165, .45), (.172, .452), (.178, .445), (.165, .38), (.192, .30), (.22, .16), (.20, .03), (.17, 0), (0, 0)]
    j = lathe('jug', jug, 72, ceramic(PAL['stone'], rough=.16)); displace(j, lambda c, n: c+Vector((-.07, -.02, .03))*max(0, (c.z-.33)/.12)*max(0, -(c.x)/.17)**3); j.location = (-.80, -.14, 0)
    h = sweep('jh', bez((.17, 0, .40), (.36, 0, .42), (.34, 0, .10), (.20, 0, .12), 22), .026, ceramic(PAL['stone'], rough=.16), 12); h.location = j.location; h.rotation_euler = (0, 0, 2.1)
    lathe('jm', [(0, .40), (.150, .40), (.158, .395)], 48, principled('milk', '#FBF3E4', .2, sss=.2, spec=.5), subd=1).location = j.location
    camera(14, 2.22, (-.03, 0, .79), fstop=.6, focus=(0, -.35, .8))
TONIC = [(.0, '#FFFFFA'), (.36, '#FFF6E2'), (.50, '#EFB568'), (.62, '#A85A1C'), (.74, '#4A1C08'), (1., '#2A0E05')]
BLACK = [(.0, '#C98040'), (.22, '#98501E'), (.5, '#5A2409'), (1., '#2E1006')]
def coffee(z0, z1, stops=BLACK, solid=((.0, .04), (.5, .32), (1., .75)), warp=.30):
    """black coffee that light still gets through, or (TONIC) espresso floating on tonic with plumes that sink"""
    m, g, out = material('tonic'); L = g.nt.links.new; v = g.coord('Object'); x, y, z = g.sep(v)
    a = g.n('Mapping', ins={'Vector': v, 'Scale': (3.2, 3.2, .8)}).outputs[0]; n = g.noise(1.6, 5, .6, 1.8, a); a2 = g.n('Mapping', ins={'Vector': v, 'Scale': (9, 9, 1.6)}).outputs[0]; n2 = g.noise(1.5, 4, .6, 1., a2)
    t = g.math('DIVIDE', g.math('SUBTRACT', z, z0), z1-z0); t = g.math('ADD', t, g.math('MULTIPLY', g.math('SUBTRACT', g.math('MULTIPLY_ADD', n2, .3, g.math('MULTIPLY', n, .7)), .5), warp))
    tint = g.ramp(t, stops)
    gl = g.n('BsdfGlass', ins={'Color': tint, 'Roughness': 0., 'IOR': 1.33}); df = g.n('BsdfPrincipled', ins={'Base Color': g.ramp(t, [(.4, '#B8702C'), (.62, '#6A3312'), (.85, '#2C1006')] if stops is TONIC else [(.0, '#6A3010'), (.5, '#3A1607'), (1., '#220B04')]), 'Roughness': .2})
    mx = g.n('MixShader', ins={0: g.ramp(t, solid)}); L(gl.outputs[0], mx.inputs[1]); L(df.outputs[0], mx.inputs[2])
    lp = g.n('LightPath'); f = g.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']); tr = g.n('BsdfTransparent', ins={'Color': tint}); m2 = g.n('MixShader', ins={0: f}); L(mx.outputs[0], m2.inputs[1]); L(tr.outputs[0], m2.inputs[2]); L(m2.outputs[0], out.inputs[0]); return m
def iced_americano():
    studio(); coaster(.56, (-.10, 0, 0)); G = Glass(ROCKS, base=.11, loc=(-.10, 0, .05)); z = .66
    G.fill(z, coffee(.11, .68)); cubes(G, [z+.04], .31, 8, None, 4); cubes(G, [z+.17], .27, 3, None, 1); cubes(G, [.34], .30, 4, wet_ice(), 3, .97); froth(G, z, 130, '#C98F55', 4, .014, .94)
    straw(G.loc+Vector((-.12, .08, .2)), G.loc+Vector((.31, .02, 1.25)), .026, metal=True); dew(G, 210, .10, .80, 6, .013); beans_scatter(10, .64, -.36, .13, 5)
    camera(17, 1.85, (.05, 0, .56), fstop=.6, focus=(0, -.4, .6))
def flask(loc, z1):
    """a swing-less bottle with a cork: clear glass, full of coffee, with a paper tag on a string"""
    prof = [(.28, .0), (.300, .02), (.302, .06), (.302, .70), (.295, .80), (.255, .92), (.18, 1.01), (.125, 1.08), (.112, 1.16), (.112, 1.30), (.128, 1.315), (.132, 1.345), (.122, 1.36)]
    inner = [(0, .07), (.22, .07), (.265, .09), (.276, .13), (.278, .70), (.271, .79), (.233, .90), (.16, .99), (.100, 1.07), (.090, 1.16), (.090, 1.30), (.098, 1.36)]
    o = lathe('flask', inner+prof[::-1]+[(.24, .0), (0, .03)], 96, M('glass', lambda: glass()), subd=1); o.location = loc
    zz = [q for q in inner if q[1] < z1]; rl = float(np.interp(z1, [q[1] for q in inner[2:]], [q[0] for q in inner[2:]]))
    lathe('brew', [(r+(.006 if r else 0), z-(.006 if z < .1 else 0)) for r, z in zz]+[(rl+.006, z1-.004), (rl, z1), (0, z1)], 96, principled('brewed', '#1E0A04', .06, spec=.5, coat=.2), subd=1).location = loc
    ck = lathe('cork', [(0, 1.45), (.085, 1.45), (.098, 1.44), (.103, 1.36), (.094, 1.20), (0, 1.20)], 40, principled('cork', '#C99C66', .85, spec=.15, build=lambda g: dict(color=g.ramp(g.noise(9, 5, .7, vec=g.coord('Object')), [(.35, '#8E6236'), (.5, '#C99C66'), (.7, '#DDB682')]), normal=g.bump(g.noise(20, 4, .7, vec=g.coord('Object')), .5, .02))), subd=1); ck.location = loc
    tw = principled('twine', '#CDB286', .9, spec=.1)
    for k in range(3): sweep('twine', [(loc[0]+.119*math.cos(a), loc[1]+.119*math.sin(a), 1.205+.018*k+.006*math.sin(a)) for a in np.linspace(0, 6.283, 40, endpoint=False)], .011, tw, 8, closed=True)
    x, y = loc[0]+.05, loc[1]-.13; sweep('twine', bez((x, y+.01, 1.215), (x+.03, y-.05, 1.14), (x+.06, y-.14, 1.06), (x+.055, y-.185, .93), 14), .008, tw, 8)
    tag = rbox('tag', (.20, .010, .28), .003, principled('kraft', '#D9BE92', .85, spec=.15, build=lambda g: dict(color=g.mix(g.math('LESS_THAN', g.math('ABSOLUTE', g.math('ADD', g.sep(g.coord('Object'))[2], .03)), .018), g.mix(g.noise(30, 4, vec=g.coord('Object')), '#C9A878', '#E2CBA2'), '#5B2A18'))), 2, loc=(x+.05, y-.195, .80), rot=(-.05, .12, .12))
    return o
def seen_ice(G, spots, size, e=-.012):
    """cubes that lean on the glass from inside a dark drink: (angle, height, turn); they are flattened against the wall, so that one sees them through next to nothing"""
    m = ice_in_dark()
    for a, z, t in spots:
        d = G.r(z)-size*.30; o = rbox('dice', (size, size, size), size*.15, m, 4, subd=2, loc=(d*math.cos(a), d*math.sin(a), z), rot=(.35*math.sin(t*5), .3*math.cos(t*3), t)); o.modifiers[0].levels = 2; w = Matrix.LocRotScale(o.location, o.rotation_euler, None); apply_mods(o); me = o.data; me.transform(w); o.location = G.loc; o.rotation_euler = (0, 0, 0)
        for v in me.vertices:
            q = math.hypot(v.co.x, v.co.y); k = G.r(v.co.z)+e
            if q > k: v.co.x *= k/q; v.co.y *= k/q
        me.update()
def ice_in_dark():
    """ice as coffee lets it be seen: a pale heart, brown towards the edges"""
    def mk():
        m, g, out = material('icedark'); v = g.coord('Object'); L = g.nt.links.new; n = g.noise(5, 5, .65, 1., v); col = g.ramp(n, [(.3, '#5E3414'), (.5, '#A06C3C'), (.7, '#D6B48A')])
        a = g.n('AddShader'); L(g.n('BsdfTranslucent', ins={'Color': col}).outputs[0], a.inputs[0]); L(g.n('BsdfDiffuse', ins={'Color': col}).outputs[0], a.inputs[1]); fc = g.n('LayerWeight', ins={'Blend': .45}).outputs['Facing']
        f = g.math('MULTIPLY', g.ramp(fc, [(.2, .55), (.7, .03)]), g.ramp(n, [(.35, .45), (.65, 1.)])); x = g.n('MixShader', ins={0: f}); L(g.n('BsdfTransparent').outputs[0], x.inputs[1]); L(a.outputs[0], x.inputs[2]); L(x.outputs[0], out.inputs[0]); return m
    return M('icedark', mk)
def cold_brew():
    studio(); fl = flask((-.40, .12, 0), 1.13); G = Glass([(.345, 0), (.365, .3), (.395, .74), (.40, .94)], base=.10, loc=(.34, -.14, 0)); z = .70
    G.fill(z, clear('brewed', '#F6DCC2', '#8E4E20', 8.5)); seen_ice(G, ((-2.05, .30, .3), (-.95, .26, 1.1), (-1.50, .50, .6)), .30)
    for o, q in zip(cubes(G, [z+.03], .36, 3, None, 2, .98), ((.3, .2, .5), (-.2, .35, 1.3))): o.rotation_euler = q
    o = cubes(G, [z+.20], .32, 6, None, 1)[0]; o.rotation_euler = (.5, .3, .2); froth(G, z, 60, '#C98F55', 4, .012, .94)
    bpy.context.view_layer.update(); drops(fl, 220, (.08, .74), 5, .013); beans_scatter(13, -.28, -.56, .15, 8); napkin(1.3, (.45, .25, 0), .3, PAL['linen'], 'linen', .006)
    camera(14, 2.1, (-.03, 0, .70), fstop=.6, focus=(.1, -.35, .6))
def espresso_tonic():
    studio(); G = Glass(TALL, loc=(-.10, 0, 0)); z = 1.10
    G.fill(z, coffee(.10, 1.12, TONIC, ((.38, 0.), (.60, .45), (.78, .92)), .55)); cubes(G, [z+.03], .28, 5, None, 3); cubes(G, [.78, .50, .24], .28, 4, wet_ice(), 3, .92); fizz(G, .10, .74, 240, 5); froth(G, z, 110, '#CFA06A', 4, .015, .93)
    on_rim(G, 'orange', .20, 1, -14); half('orange', .30, (.58, -.12), 50, 14); slice_('orange', .26, (-.66, -.34, .022), (0, 0, .5)); slice_('orange', .26, (-.56, -.52, .052), (.12, -.12, 1.4))
    camera(14, 2.15, (.0, 0, .74), fstop=.6, focus=(0, -.35, .75))
CARAMEL = lambda: M('caramel', lambda: principled('caramel', '#B5610F', .10, sss=.12, sssr=(.06, .03, .01), spec=.6, coat=.6, build=lambda g: dict(color=g.mix(g.noise(4, 3, vec=g.coord('Object')), '#9A4A0C', '#C9781F'))))
def caramel_frappe():
    studio(); G = Glass(FLARED, base=.08, loc=(-.10, 0, 0)); z = 1.03; rr = random.Random(5)
    G.fill(z, thick('frappe', '#F6E4C4', '#D8AC78', '#BC8548', '#7A451C', .12, .35, 42, .05)); c = CARAMEL()
    for k in range(11):
        a = k*2*math.pi/11+rr.uniform(-.15, .15)+.2; zb = rr.uniform(.30, .72); b = rr.uniform(-.25, .25); P = []
        for q in np.linspace(0, 1, 24): h = 1.05-(1.05-zb)*q; w = a+b*math.sin(q*2.6)+.05*math.sin(q*9+k); d = G.r(h)+.002; P.append((d*math.cos(w), d*math.sin(w), h))
        s = sweep('run', P, lambda t, k=k: .017+.008*math.sin(k)+.016*max(0, .25-t)*4+.010*max(0, t-.8)*5, c, 10); s.location = G.loc
    w = whip(G.loc+Vector((0, 0, z-.03)), .375, .50, whipped())
    for k in range(3): drizzle(w, [((.05+.30*q)*math.cos(9.5*q*2+k*2.1), (.05+.30*q)*math.sin(9.5*q*2+k*2.1)) for q in np.linspace(.0, 1, 60)] if k == 0 else [(-.34+.68*q, .10*math.sin(q*16+k)+(-.16 if k == 1 else -.02)) for q in np.linspace(0, 1, 50)], c, .020)
    straw(G.loc+Vector((.06, .10, .5)), G.loc+Vector((.26, .14, 1.62)), .042, c2='#A9682F')
    # soft caramels and salt
    for x, y, r, q in ((.56, -.30, .3, 0), (.74, -.16, 1.1, 0), (.63, -.24, .7, 1)): rbox('toffee', (.19, .19, .13), .022, M('toffee', lambda: principled('toffee', '#B56A22', .3, sss=.1, spec=.5, coat=.2)), 4, loc=(x, y, .065+.13*q), rot=(.03, .02, r))
    crumbs((.44, -.44, .012), .20, 46, ['#FFFFFF', '#F4F1EA'], .014, 6); biscuit((-.68, -.34, .04), .5)
    camera(15, 2.1, (.02, 0, .76), fstop=.6, focus=(0, -.35, .8))
def scoop(r, loc, stain=True, seed=3):
    """a ball of vanilla ice cream with a ragged skirt, coffee running down it"""
    def b(g):
        v = g.coord('Object'); x, y, z = g.sep(v); n = g.noise(6, 5, .65, .4, v); col = g.mix(g.ramp(n, [(.35, 0.), (.65, 1.)]), '#FFE9BE', '#FFF4DC'); col = g.mix(g.math('MULTIPLY', g.math('LESS_THAN', g.voro(30, v), .10), .85), col, '#4A331C')
        h = g.math('ADD', g.math('MULTIPLY', g.noise(20, 5, .7, vec=v), .6), g.math('MULTIPLY', n, .8)); out = dict(color=col, normal=g.bump(h, .8, .035))
        if stain:
            q = g.noise(1., 3, .55, .5, g.n('Mapping', ins={'Vector': v, 'Scale': (1.9/r, 1.9/r, .45/r), 'Location': (.3, 1.7, 0)}).outputs[0])
            run = g.math('ADD', g.math('MULTIPLY_ADD', z, .16/r, q), g.math('MULTIPLY', n, .06)); k = g.ramp(run, [(.63, 0.), (.67, 1.)])
            low = g.ramp(g.math('MULTIPLY_ADD', n, .5, g.math('DIVIDE', z, r*1.)), [(.0, 1.), (.12, 0.)])
            f = g.math('MAXIMUM', k, low); out['color'] = g.mix(g.math('MULTIPLY', f, .92), col, g.ramp(n, [(.3, '#4A200B'), (.7, '#9A5A26')])); out['rough'] = g.math('MULTIPLY_ADD', f, -.32, .5)
        return out
    o = ball('scoop', r, lit(principled('icecream', '#FFEDC8', .5, spec=.4, build=b), .07), sub=6)
    displace(o, lambda c, n: c*(1+.035*fb(c, 5, 4, seed)+.020*fb(c, 14, 3, seed+4)+.13*math.exp(-((c.z+.25*r)/(.11*r))**2)*(.6+1.2*fb(c, 6, 3, seed+2)))); o.location = loc; o.rotation_euler = (.12, .08, 0); return o
def affogato():
    studio(); sa = [(0, .045), (.3, .045), (.36, .05), (.56, .075), (.70, .115), (.725, .122), (.735, .114), (.71, .098), (.50, .045), (.36, .0), (.30, 0), (0, .02)]
    X = -.10; o = lathe('saucer', sa, 72, ceramic(PAL['stone'])); o.location = (X, 0, 0)
    G = Glass([(.25, 0), (.31, .08), (.40, .30), (.445, .56), (.455, .64)], base=.07, loc=(X, 0, .05)); z = .34
    def es(g):
        v = g.coord('Object'); x, y, _ = g.sep(v); q = g.n('VectorMath', operation='LENGTH', ins={0: g.n('CombineXYZ', ins={'X': x, 'Y': y}).outputs[0]}).outputs['Value']; zz = g.sep(v)[2]; n = g.noise(4, 5, .62, 2., v)
        top = g.ramp(g.math('ADD', q, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .22)), [(.24, '#D9AE78'), (.33, '#A0622C'), (.40, '#5A2A10')]); side = g.ramp(g.math('ADD', zz, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .30)), [(.08, '#F3DDB2'), (.15, '#C08A50'), (.24, '#6B3616'), (.33, '#3A1808')])
        return dict(color=g.mix(g.math('GREATER_THAN', zz, z-.004), side, top))
    G.fill(z, principled('espresso', '#4A200B', .12, spec=.5, coat=.3, build=es)); froth(G, z, 70, '#C98F55', 4, .013, .93)
    scoop(.325, G.loc+Vector((0, 0, z+.17))); spoon((.40, -.62, .05), math.radians(-66), .72)
    s = Glass([(.135, 0), (.15, .1), (.185, .36)], t=.014, base=.06, loc=(.84, .22, 0)); s.fill(.27, thick('shot', '#3A1808', '#2B1007', '#1C0A04', glow=0)); lathe('crema', [(0, .275), (s.r(.275)+.004, .275), (s.r(.25)+.005, .245), (0, .245)], 64, principled('crema', '#B5732F', .3, sss=.05, build=lambda g: dict(color=g.mix(g.noise(7, 4, .6, .6, g.coord('Object')), '#8F4E1F', '#C98A45'))), subd=0).location = s.loc
    beans_scatter(8, -.72, -.50, .12, 8)
    camera(23, 1.95, (.03, 0, .36), fstop=.6, focus=(0, -.35, .5))

PICTURES = {'iced-latte': iced_latte_, 'iced-americano': iced_americano, 'cold-brew': cold_brew, 'espresso-tonic': espresso_tonic, 'caramel-frappe': caramel_frappe, 'affogato': affogato}
