"""Paints the table's and the wall's material once into images: blender -b -P bake.py -- FOLDER

The two fill most of every picture, and a look-up costs a quarter less of the whole render than their many octaves of noise.
Writes table_color.png, table_data.exr (red roughness, green height) and the same for the wall.
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit; from kit import *

def sockets(mat):
    """what feeds the material's colour, roughness (None when plain) and the height of its bump"""
    p = next(n for n in mat.node_tree.nodes if n.type == 'BSDF_PRINCIPLED')
    src = lambda i: i.links[0].from_socket if i.links else None
    return src(p.inputs['Base Color']), src(p.inputs['Roughness']), src(next(n for n in mat.node_tree.nodes if n.type == 'BUMP').inputs['Height']), p.inputs['Roughness'].default_value

def shoot(name, o, location, rotation, extent, per_unit, folder):
    mat = o.data.materials[0]; color, rough, height, plain = sockets(mat); g = NT(mat.node_tree); out = mat.node_tree.nodes['Material Output']
    s = kit.setup((int(extent[0]*per_unit), int(extent[1]*per_unit)), 8, 0.); s.view_settings.view_transform = 'Standard'; s.view_settings.look = 'None'
    c = bpy.data.cameras.new('c'); c.type = 'ORTHO'; c.ortho_scale = max(extent); k = link(bpy.data.objects.new('c', c)); k.location = location; k.rotation_euler = rotation; s.camera = k
    data = g.n('CombineXYZ', ins={'X': rough if rough else plain, 'Y': height}).outputs[0]
    for part, socket in (('color', color), ('data', data)):
        e = g.n('Emission', ins={'Color': socket}); g.nt.links.new(e.outputs[0], out.inputs[0]); f = s.render.image_settings
        if part == 'color': f.file_format = 'PNG'; f.color_mode = 'RGB'; f.color_depth = '8'; s.render.filepath = f'{folder}/{name}_color.png'
        else: f.file_format = 'OPEN_EXR'; f.color_mode = 'RGB'; f.color_depth = '16'; s.render.filepath = f'{folder}/{name}_data.exr'
        bpy.ops.render.render(write_still=True)

if __name__ == '__main__':
    folder = sys.argv[sys.argv.index('--')+1]; os.makedirs(folder, exist_ok=True); kit.BAKED = ''; kit.reset(); studio()
    for o in list(bpy.data.objects):
        if o.type == 'LIGHT': bpy.data.objects.remove(o)
    ob = bpy.data.objects; ob['wall'].hide_render = True
    shoot('table', ob['table'], (0, -.4, 5), (0, 0, 0), (8, 6), 300, folder)
    ob['wall'].hide_render = False; ob['table'].hide_render = True
    shoot('wall', ob['wall'], (0, -4, 2), (math.pi/2, 0, 0), (8, 4), 100, folder)
