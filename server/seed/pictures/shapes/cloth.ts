import { dark, light } from '../color';
import { alpha, at, castShadow, ellipse, f, group, type Kit, line, path, rect, type Shape } from '../ink';
import { anyMotif, type Motif } from './motifs';
import { print } from './paper';

const home: readonly Motif[] = ['stripe', 'check', 'dots', 'wave'];
const batik: readonly Motif[] = ['kawung', 'parang', 'cloud', 'ceplok', 'truntum'];

/** One folded layer: a slab with a rounded fold on the left. */
function fold(kit: Kit, w: number, h: number, fill: string, shade: string): string {
  const { ink } = kit;
  const d = `M${f(-w / 2 + h / 2)} ${f(-h)}H${f(w / 2)}Q${f(w / 2 + 1.6)} ${f(-h / 2)} ${f(w / 2)} 0H${f(-w / 2 + h / 2)}A${f(h / 2)} ${f(h / 2)} 0 0 1 ${f(-w / 2 + h / 2)} ${f(-h)}Z`;
  const tone = ink.linear([[0, '#fffaf0', 0.34], [0.35, '#fffaf0', 0.04], [0.7, shade, 0.1], [1, shade, 0.42]]);
  return path(d, fill) + path(d, tone) + line(`M${f(-w / 2 + h * 0.45)} ${f(-h * 0.48)}Q0 ${f(-h * 0.36)} ${f(w / 2)} ${f(-h * 0.46)}`, shade, 0.3, alpha(0.35));
}

/** Top sheet of the stack, seen at a slant. */
function lid(w: number, fill: string, shade: string): string {
  const d = `M${f(-w / 2 + 2.5)} .3Q${f(-w / 2 + 3)} -4 ${f(-w / 2 + 7)} -5.4H${f(w / 2 - 1)}Q${f(w / 2 + 2.4)} -5 ${f(w / 2 + 1)} .3Z`;
  return path(d, fill) + path(d, '#fffaf0', alpha(0.34)) + line(`M${f(-w / 2 + 3)} .2H${f(w / 2 + 0.6)}`, shade, 0.3, alpha(0.25));
}

const fringe = ({ rnd }: Kit, x: number, y: number, w: number, color: string): string => {
  let out = '';
  for (let i = 0; i <= w; i += 1.1) out += line(`M${f(x + i)} ${f(y)}q${f(rnd.range(-0.5, 0.5))} 1.6 ${f(rnd.range(-0.7, 0.7))} ${f(rnd.range(3, 4.2))}`, color, 0.45);
  return out;
};

/** Folded blankets in a pile, the top one patterned with a fringe. */
export const blanket: Shape = (kit) => {
  const { p } = kit;
  const pat = anyMotif(kit, home, 1);
  const layers: [number, number, string][] = [[47, 8.6, p.second], [46, 8.2, p.main], [45, 8.2, light(p.accent, 0.25)], [45.5, 9, pat]];
  let y = 0;
  let out = castShadow(kit, 50);
  for (const [w, h, c] of layers) {
    out += at(w === 46 ? 0.8 : 0, y, fold(kit, w, h, c, p.deep));
    y -= h - 0.2;
  }
  return out + at(0, y, lid(44, pat, p.deep)) + fringe(kit, 4, y + 8.4, 17, light(p.main, 0.3));
};

/** Rolled towels standing in a pyramid. */
export const towels: Shape = (kit) => {
  const { ink, p } = kit;
  const roll = (x: number, y: number, r: number, c: string) => {
    let spiral = '';
    for (let k = 1; k < 5; k++) spiral += ellipse(0, -r, r * k * 0.2, r * k * 0.2, 'none', `stroke="${dark(c, 0.32)}" stroke-width=".45" opacity=".6"`);
    const loop = (a: number) => rect(-r * 0.05 + a * r * 0.3, -r * 2, 0.3, r * 2, light(c, 0.6), 0, alpha(0.25));
    return at(x, y, path(`M0 ${f(-2 * r)}h14a${f(r)} ${f(r)} 0 0 1 0 ${f(2 * r)}h-14Z`, ink.linear([[0, light(c, 0.25)], [0.5, dark(c, 0.06)], [1, dark(c, 0.36)]])) + rect(9, -2 * r, 1.6, 2 * r, p.accent, 0, alpha(0.65)) + ellipse(0, -r, r, r, ink.radial([[0, dark(c, 0.1)], [1, light(c, 0.2)]], 0.4, 0.4)) + spiral + loop(0.1));
  };
  return castShadow(kit, 52) + roll(-19, 0, 8.4, p.main) + roll(5, 0, 8.4, p.second) + roll(-7, -14.4, 8.4, light(p.main, 0.4));
};

/** Scarf or batik cloth hung in soft folds from a wooden rail. */
function hung(kit: Kit, from: readonly Motif[]): string {
  const { p, ink } = kit;
  const pat = anyMotif(kit, from, 0.9);
  const w = 17;
  const h = 41;
  const edge = `M${-w} ${-h - 5}H${w}C${w + 1.4} ${-h * 0.6} ${w - 1} ${-h * 0.3} ${w + 0.8} -1Q${w * 0.5} 1.8 0 -0.4T${-w - 0.6} 0C${-w + 1.2} ${-h * 0.35} ${-w - 1.6} ${-h * 0.62} ${-w} ${-h - 5}Z`;
  const clip = ink.clip(path(edge, '#000'));
  let folds = '';
  for (let i = 0; i < 6; i++) {
    const x = -w + i * 5.9;
    folds += rect(x, -h - 6, 5.9, h + 9, ink.linear([[0, '#fffaf0', 0.26], [0.4, '#fffaf0', 0], [0.6, p.deep, 0.02], [1, p.deep, 0.4]], 1, 0));
  }
  const band = rect(-w - 3, -7.5, w * 2 + 6, 2.6, p.accent, 0, alpha(0.85)) + rect(-w - 3, -4.4, w * 2 + 6, 0.7, p.second, 0, alpha(0.85));
  const rail = rect(-25, -h - 7, 50, 2.4, ink.linear([[0, '#c9a27a'], [1, '#7d5a3c']]), 1.2);
  const cloth = path(edge, pat) + `<g clip-path="${clip}">${band}${folds}</g>`;
  const second = group(path(edge, p.second) + `<g clip-path="${clip}">${folds}</g>`, 'translate(9 0) scale(.62 .86)');
  return (
    group(path(edge, p.deep, alpha(0.16)), 'translate(5 2.5)') + line(`M-20 ${-h - 6}V-62M20 ${-h - 6}V-62`, dark('#c9a27a', 0.2), 0.35) +
    group(second, `translate(6 -7)`) + group(cloth, 'translate(-4 0)') + rail + fringe(kit, -w - 4, 0, w * 2, p.accent)
  );
}

export const scarf: Shape = (kit) => hung(kit, home);
export const batikCloth: Shape = (kit) => hung(kit, batik);

/** Folded batik lengths with a paper band. */
export const batikFold: Shape = (kit) => {
  const { p } = kit;
  const pats = [0, 1, 2].map(() => anyMotif(kit, batik, 0.7));
  let y = 0;
  let out = castShadow(kit, 52);
  pats.forEach((pat, i) => {
    out += at(i % 2 ? 0.7 : 0, y, fold(kit, 47 - i, 10, i === 1 ? p.second : pat, p.deep));
    y -= 9.8;
  });
  const band = rect(-3, y, 9, -y, '#efe3cd') + rect(-3, y, 9, -y, p.deep, 0, alpha(0.06)) + path(`M-3 ${f(y)}l3 -7.5h9l-3 7.5Z`, '#f7eedd') + ellipse(1.5, y / 2, 2.4, 2.4, p.accent);
  return out + at(0, y, lid(44, pats[2] ?? p.main, p.deep)) + band;
};

/** Tote bag standing, print on its face. */
export const tote: Shape = (kit) => {
  const { ink, p } = kit;
  const cloth = light(p.second, 0.05);
  const d = 'M-18 -36Q0 -34.6 18 -36Q20 -16 19.4 -1.5Q10 1 0 .6T-19.4 -1.5Q-20 -16 -18 -36Z';
  const clip = ink.clip(path(d, '#000'));
  const strap = (dx: number, dy: number, c: string) => line(`M${-9 + dx} ${-34.5 + dy}C${-9 + dx} -58 ${9 + dx} -58 ${9 + dx} ${-34.5 + dy}`, c, 2.5);
  const art = at(-12, -3.5, print(kit, 24, 28, p.main, p.accent));
  const folds = rect(-20, -38, 40, 40, ink.linear([[0, '#fffaf0', 0.3], [0.3, '#fffaf0', 0], [0.75, p.deep, 0.05], [1, p.deep, 0.34]], 1, 0.15)) + line('M-13 -36Q-11 -20 -14 -1', p.deep, 0.35, alpha(0.2)) + line('M13 -36Q12 -18 15 -2', p.deep, 0.4, alpha(0.25));
  return castShadow(kit, 40) + strap(1.8, -0.6, dark(cloth, 0.26)) + path(d, cloth) + `<g clip-path="${clip}">${art}${folds}${rect(-20, -36.5, 40, 2.6, dark(cloth, 0.1), 0, alpha(0.6))}</g>` + strap(0, 2, light(cloth, 0.1)) + line('M-10.2 -33V-30M10.2 -33V-30', p.deep, 0.3, alpha(0.4));
};

/** Two cushions, the front one patterned. */
export const cushion: Shape = (kit) => {
  const { ink, p, rnd } = kit;
  const d = 'M-17 -33C-8 -30 8 -30 17 -33C19.5 -33.5 20 -31 19 -29C16.6 -20 16.6 -12 19 -4C20 -1.6 19 0 17 -.6C8 -3 -8 -3 -17 -.6C-19 0 -20 -1.6 -19 -4C-16.6 -12 -16.6 -20 -19 -29C-20 -31 -19.5 -33.5 -17 -33Z';
  const tone = ink.radial([[0, '#fffaf0', 0.34], [0.5, '#fffaf0', 0.02], [1, p.deep, 0.42]], 0.36, 0.3, 0.78);
  const pat = anyMotif(kit, rnd.next() < 0.5 ? home : batik, 0.85, 8);
  const one = (fill: string) => path(d, fill) + path(d, tone);
  return castShadow(kit, 48, 0.22) + group(one(p.second), 'translate(11 -3) rotate(9)') + group(one(pat) + line('M-17 -32.6C-8 -29.6 8 -29.6 17 -32.6', p.accent, 0.5, alpha(0.8)), 'translate(-7 0) rotate(-5)');
};

/** Apron or short robe on a peg. */
export const apron: Shape = (kit) => {
  const { ink, p } = kit;
  const d = 'M-8 -46L8 -46C9 -38 12 -33 17 -31L18 -3Q9 -0.5 0 -1.8T-18 -3L-17 -31C-12 -33 -9 -38 -8 -46Z';
  const clip = ink.clip(path(d, '#000'));
  const folds = [0, 1, 2, 3].map((i) => rect(-18 + i * 9, -48, 9, 50, ink.linear([[0, '#fffaf0', 0.16], [0.5, p.deep, 0], [1, p.deep, 0.24]], 1, 0))).join('');
  const pocket = path('M-9 -20H9V-9Q0 -7.6 -9 -9Z', light(p.main, 0.12)) + line('M-9 -20H9V-9Q0 -7.6 -9 -9Z', dark(p.main, 0.35), 0.35) + line('M0 -20V-8.4', dark(p.main, 0.35), 0.3);
  return (
    group(path(d, p.deep, alpha(0.16)), 'translate(4.5 2.5)') + line('M-8 -46C-7 -60 7 -60 8 -46', light(p.main, 0.15), 1.3) + ellipse(0, -57, 1.6, 1.6, '#8a6240') +
    path(d, p.main) + line('M-17 -30C-24 -24 -22 -16 -20 -9M17 -30C24 -24 22 -16 21 -10', light(p.main, 0.1), 1) + `<g clip-path="${clip}">${rect(-8, -46, 16, 3, p.accent, 0, alpha(0.8))}${folds}</g>` + pocket
  );
};
