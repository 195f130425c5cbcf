"""The shop all around, as an equirectangular picture; or a view of it.

blender -b -P pano.py -- OUT.png WIDTH SAMPLES [YAW [PITCH]]     straight ahead (0) is the counter; a yaw (degrees to the right) gives a view of 100 degrees
"""
import sys, os; here = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [here, os.path.join(here, '..')]
import kit; from kit import *
import finish
args = sys.argv[sys.argv.index('--')+1:]; OUT, WIDTH, SAMPLES = args[0], int(args[1]), int(args[2]); view = [float(a) for a in args[3:5]]; EXPOSURE = .72

kit.reset(); kit.R.seed(7); import room; begun = time.time(); room.build(); print('BUILT', round(time.time()-begun, 1), 's', flush=True)
s = bpy.context.scene; c = bpy.data.cameras.new('camera'); o = link(bpy.data.objects.new('camera', c)); o.location = room.EYE; c.clip_start = .02; s.camera = o
if view: c.sensor_width = 36; c.lens = 18/math.tan(math.radians(50)); o.rotation_euler = (math.pi/2+math.radians((view+[0])[1]), 0, -math.radians(view[0])); finish.render(OUT, (WIDTH, int(WIDTH*.6)), SAMPLES, EXPOSURE)
else:
    os.environ['PANO'] = '1'                                                     # the left edge goes on at the right
    c.type = 'PANO'; c.cycles.panorama_type = 'EQUIRECTANGULAR'; o.rotation_euler = (math.pi/2, 0, 0); begun = time.time()
    halves = finish.passes('pano', (WIDTH, WIDTH//2), SAMPLES, EXPOSURE); print('PASSES', round(time.time()-begun), 's', flush=True); kit.save(finish.denoise(*halves), OUT, 0)
    import cv2
    # the grade of the kit without its vignette, which would darken the poles and the seam
    a = cv2.imread(OUT).astype(np.float32)/255; a = np.clip((a+.99*(a-.5)*a*(1-a))*1.035, 0, 1); wide = cv2.copyMakeBorder(a, 0, 0, 8, 8, cv2.BORDER_WRAP); a = a+(a-cv2.GaussianBlur(wide, (0, 0), 1.1)[:, 8:-8])*.35; cv2.imwrite(OUT, (np.clip(a, 0, 1)*255+.5).astype(np.uint8))
