"""Rendering with few samples for rooms and streets: the denoiser works on the light alone."""
import numpy as np
import kit
def denoise(A, B, rows=512, rim=24):
    """bands of rows that overlap, so that a large picture stays small in memory; the denoiser sees the light without
    the colour of the surfaces, which the albedo gives almost free of noise: patterns, letters and pictures stay sharp"""
    import denoise as dn
    h = A['c'].shape[0]; albedo = np.clip((A['a']+B['a'])/2, 0, 1)+.03; out = np.empty_like(A['c'])
    for P in (A, B): P['c'] = P['c']/albedo
    for y in range(0, h, rows): a, b = max(y-rim, 0), min(y+rows+rim, h); part = [{k: v[a:b] for k, v in P.items()} for P in (A, B)]; out[y:min(y+rows, h)] = dn.joint_nlm(*part)[y-a:y-a+rows]
    return out*albedo
def passes(tag, res, samples, exposure, diffuse=2):
    """two renderings of half the samples each"""
    s = kit.setup(res, samples//2, exposure, bounces=8); s.cycles.diffuse_bounces = diffuse; return kit._passes(tag, 1), kit._passes(tag, 2)
def render(path, res, samples, exposure, diffuse=2):
    kit.save(denoise(*passes('scene', res, samples, exposure, diffuse)), path); print('RENDERED', path, flush=True)
