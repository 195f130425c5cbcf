"""Renders pictures by name: blender -b -P render.py -- NAMES WIDTH HEIGHT SAMPLES FOLDER  (writes FOLDER/NAME.png)

A name is a key of PICTURES in one of the modules of dishes/. Chance is seeded anew for each, so that a picture does not
depend on what was rendered before it and comes out the same each time.
"""
import glob, importlib, os, sys, time
here = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [here, os.path.join(here, 'dishes'), os.path.join(here, 'scenes')]
import kit

def find(name):
    """the function that builds the scene of that picture"""
    for path in sorted(glob.glob(os.path.join(here, 'dishes', '*.py'))):
        if f"'{name}'" not in open(path).read(): continue
        module = importlib.import_module(os.path.basename(path)[:-3])
        if name in module.PICTURES: return module.PICTURES[name]
    raise SystemExit(f'No picture is called {name}.')

names, width, height, samples, out = sys.argv[sys.argv.index('--')+1:]
os.makedirs(out, exist_ok=True)
for name in names.split(','):
    kit.reset(); kit.R.seed(7); begun = time.time(); find(name)(); print('BUILT', name, round(time.time()-begun, 1), 's')
    kit.render(f'{out}/{name}.png', (int(width), int(height)), int(samples))
