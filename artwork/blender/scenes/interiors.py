"""Pictures of corners of the shop, taken in the room of the panorama.

blender -b -P interiors.py -- NAMES FOLDER WIDTH HEIGHT SAMPLES     NAMES: bar,pastry-case,window-seat,bench (commas, no spaces)
"""
import sys, os; here = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [here, os.path.join(here, '..')]
import kit; from kit import *
import finish
# where the camera stands, what it looks at, focal length, aperture, exposure
VIEWS = {'bar': ((-.70, 2.64, 1.47), (-1.45, 1.84, 1.23), 28, 2.8, .80), 'pastry-case': ((1.02, .86, 1.42), (1.36, 1.95, 1.235), 32, 2.8, .78),
         'window-seat': ((-2.10, -1.02, 1.24), (-3.27, -1.75, .86), 41, 2.0, .66), 'bench': ((1.15, -.55, 1.36), (2.2, -2.5, 1.17), 28, 4.0, .95)}

names, folder, W, H, SAMPLES = sys.argv[sys.argv.index('--')+1:]; kit.reset(); kit.R.seed(7); import room; room.build(); print('BUILT', flush=True)
# one more thing on the table by the window
room.props_plate(-3.32, -1.90, 2); room.box('book', (.15, .21, .022), (-3.07, -1.66, .753), M('book', lambda: principled('book', '#8C9884', .7)), .004, (0, 0, .5))
if 'bar' in names: f = area((-.75, 2.72, 1.95), (-1.35, 2.05, 1.15), .5, 7, (1., .86, .66), .3, 'work light'); f.visible_camera = False
c = bpy.data.cameras.new('camera'); o = link(bpy.data.objects.new('camera', c)); c.sensor_width = 36; c.clip_start = .02; bpy.context.scene.camera = o; c.dof.use_dof = True
for name in names.split(','):
    if name == 'bench':                                                            # the chair before the table would hide it
        for e in bpy.data.objects:
            if e.type == 'EMPTY' and (e.location-Vector((2.3, -1.32, 0))).length < .01:
                for part in e.children: part.hide_render = True
    at, to, c.lens, c.dof.aperture_fstop, exposure = VIEWS[name]; o.location = at; d = Vector(to)-Vector(at); o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler(); c.dof.focus_distance = d.length; finish.render(f'{folder}/{name}.png', (int(W), int(H)), int(SAMPLES), exposure)
