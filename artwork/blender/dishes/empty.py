"""What stands for an item that has no picture yet: a laid place."""
from props import *

def laid_place():
    """an empty plate, a napkin, a fork"""
    studio(); napkin(1.6, (.42, .30, 0), .38, PAL['sage'], 'sage', .03); plate(.92, PAL['stone']); plate(.60, PAL['stone'], (0, 0, .05), .07)
    spoon_fork((1.16, .28, .02), math.radians(184), 1.05); beans_scatter(7, -.92, -.66, .12, 6)
    camera(34, 2.3, (.06, 0, .06), fstop=.8, focus=(0, -.4, .1))

PICTURES = {'none': laid_place}
