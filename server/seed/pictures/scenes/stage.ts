import { dark, light, luma, mix } from '../color';
import { alpha, at, ellipse, f, type Kit, line, path, poly, rect, soft } from '../ink';
import { lathe } from '../shapes/lathe';
import { leaf } from '../shapes/plants';
import type { Pt } from '../types';

export interface Stage {
  /** Behind everything. */
  back: string;
  /** Over everything: shade of the corners. */
  front: string;
  /** Where objects stand. */
  floor: number;
}

/** Window light on the wall: slanted panes, their edges softened by stacking. */
function windowLight({ p, rnd }: Kit, w: number, horizon: number): string {
  const x = w * rnd.range(0.08, 0.3);
  const strength = luma(p.wall) > 150 ? 0.11 : 0.055;
  let out = '';
  for (let s = 0; s < 4; s++) {
    const g = s * 0.5;
    for (const [c, r] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) {
      const px = x + c * 21 + r * 11;
      const py = -4 + r * 31;
      out += path(poly([[px + g, py + g], [px + 19 - g, py + g + 1.5], [px + 29 - g, py + 29 - g], [px + 10 + g, py + 27.5 - g]]), '#fffdf2', alpha(strength));
    }
  }
  return `<svg x="0" y="0" width="${f(w)}" height="${f(horizon)}">${out}</svg>`;
}

/** Shadow of a branch outside the window. */
function leafShadow({ p, rnd }: Kit, w: number): string {
  let out = '';
  for (let b = 0; b < 3; b++) {
    const x = w * rnd.range(0.55, 0.95);
    const y = rnd.range(-4, 10) + b * 9;
    for (let i = 0; i < 9; i++) out += at(x - i * 3.6 + rnd.range(-1, 1), y + i * 2.4, path('M0 0C-2 -2 -1.6 -6 0 -8.6C1.6 -6 2 -2 0 0Z', p.deep), rnd.range(0.75, 1.2), (i % 2 ? 40 : -150) + rnd.range(-25, 25));
  }
  return `<g opacity=".07">${out}</g>`;
}

/** Boards, or a linen runner, on the table. */
function tableTop({ ink, p, rnd }: Kit, w: number, horizon: number): string {
  const fill = ink.linear([[0, light(p.table, 0.1)], [0.35, p.table], [1, p.tableShade]]);
  let out = rect(0, horizon, w, 100 - horizon + 1, fill);
  if (rnd.next() < 0.6) {
    for (let i = 0; i < 9; i++) {
      const y = horizon + 2 + ((100 - horizon) * i ** 1.4) / 20;
      out += line(`M${f(rnd.range(-10, w * 0.3))} ${f(y)}q${f(w * 0.2)} ${f(rnd.range(-0.6, 0.6))} ${f(w * rnd.range(0.3, 0.7))} 0`, dark(p.tableShade, 0.25), 0.18, alpha(0.35));
    }
  }
  return out + rect(0, horizon, w, 0.5, light(p.table, 0.5), 0, alpha(0.55));
}

const vignette = ({ ink, p }: Kit, w: number): string =>
  rect(0, 0, w, 100, ink.radial([[0.55, p.deep, 0], [1, p.deep, 0.2]], 0.42, 0.42, 0.78)) + rect(0, 0, w, 100, ink.linear([[0, '#fff6e0', 0.16], [0.5, '#fff6e0', 0]], 0.9, 0.8));

const wall = ({ ink, p }: Kit, w: number): string => rect(0, 0, w, 100, ink.linear([[0, light(p.wall, 0.28)], [0.5, p.wall], [1, p.wallShade]], 0.85, 0.9));

/** Backdrop for a still life; the dice choose window, arch, disc, plinth or panelled wall. */
export function stage(kit: Kit, w: number, hanging = false): Stage {
  const { ink, p, rnd } = kit;
  const horizon = hanging ? 80 : 61 + rnd.range(-2, 2);
  const floor = hanging ? 77 : 80;
  const cx = w / 2;
  const shadeUnder = rect(0, horizon - 9, w, 9, ink.linear([[0, p.deep, 0], [1, p.deep, 0.1]]));
  const table = tableTop(kit, w, horizon);
  switch (hanging ? rnd.int(2) * 4 : rnd.int(6)) {
    case 1: {
      const arch = `M${f(cx - 28)} ${f(horizon)}V40A28 28 0 0 1 ${f(cx + 28)} 40V${f(horizon)}Z`;
      const inner = ink.linear([[0, dark(p.wallShade, 0.1)], [1, light(p.wallShade, 0.2)]], 1, 0.3);
      return { back: wall(kit, w) + path(arch, inner) + path(`M${f(cx - 28)} ${f(horizon)}V40A28 28 0 0 1 ${f(cx + 28)} 40A32 34 0 0 0 ${f(cx - 23)} 46V${f(horizon)}Z`, dark(p.wallShade, 0.3), alpha(0.22)) + shadeUnder + table, front: vignette(kit, w), floor };
    }
    case 2: {
      const disc = ink.linear([[0, light(p.accent, 0.45)], [1, mix(p.accent, p.wall, 0.45)]], 0.6, 1);
      return { back: wall(kit, w) + ellipse(cx + rnd.range(-9, 9), 37, 27, 27, disc, alpha(0.75)) + shadeUnder + table, front: vignette(kit, w), floor };
    }
    case 3: {
      const sweep = ink.linear([[0, light(p.wall, 0.3)], [0.52, p.wall], [0.68, mix(p.wallShade, p.wall, 0.45)], [0.8, light(p.wall, 0.12)], [1, p.wallShade]]);
      const plinth = lathe(kit, { profile: [[34, 0], [34, 8]], color: mix(p.wall, p.second, 0.5), gloss: 0, open: { color: light(p.wall, 0.35), lip: 0.02 } });
      const pool = soft(ink, cx + 13, 88, 48, 11, p.deep, 0.32);
      return { back: rect(0, 0, w, 100, sweep) + leafShadow(kit, w) + pool + at(cx, 88, plinth), front: vignette(kit, w), floor: floor + 1.2 };
    }
    case 4: {
      let slats = '';
      for (let x = 0; x < w; x += 7.5) slats += rect(x, 0, 0.5, horizon, dark(p.wallShade, 0.2), 0, alpha(0.28)) + rect(x + 0.5, 0, 0.4, horizon, light(p.wall, 0.6), 0, alpha(0.4));
      return { back: wall(kit, w) + slats + windowLight(kit, w, horizon) + shadeUnder + table, front: vignette(kit, w), floor };
    }
    default:
      return { back: wall(kit, w) + windowLight(kit, w, horizon) + leafShadow(kit, w) + shadeUnder + table, front: vignette(kit, w), floor };
  }
}

/** Linen seen from above, for flat lays and banners. */
export function linen({ ink, p }: Kit, w: number): string {
  const weft = ink.pattern(1.1, 1.1, rect(0, 0, 0.55, 1.1, light(p.wall, 0.4), 0, alpha(0.4)) + rect(0, 0, 1.1, 0.5, dark(p.wallShade, 0.2), 0, alpha(0.1)));
  return rect(0, 0, w, 100, ink.linear([[0, light(p.wall, 0.3)], [1, p.wallShade]], 1, 1)) + rect(0, 0, w, 100, weft);
}

/** Leaves reaching in from a corner, out of focus by being pale. */
export function foreground(kit: Kit, w: number): string {
  const g = mix('#6f8a66', kit.p.deep, 0.2);
  const fans: Pt[] = [[w + 2, 104], [-3, 101]];
  return fans.map(([x, y], k) => [0, 1, 2, 3, 4].map((i) => at(x, y, leaf(30 - i * 2, 5, g), 1, k ? 8 + i * 17 : -78 + i * 17)).join('')).join('');
}
