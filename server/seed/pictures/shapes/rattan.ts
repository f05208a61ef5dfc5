import { dark, light } from '../color';
import { alpha, at, castShadow, ellipse, f, group, type Kit, line, path, rect, type Shape, soft } from '../ink';
import { anyMotif } from './motifs';
import { FLAT, lathe } from './lathe';

const cane = (kit: Kit): string => (kit.p.main === '#c99a5b' ? '#c99a5b' : '#c89b62');

/** Woven fill of round basketry: staves and rounds. */
export function weave({ ink }: Kit, c: string, size = 3): string {
  const s = size;
  return ink.pattern(s, s, rect(0, 0, s, s, dark(c, 0.32)) + rect(0.1 * s, 0.06 * s, 0.82 * s, 0.38 * s, light(c, 0.2), 0.15 * s) + rect(-0.4 * s, 0.56 * s, 0.82 * s, 0.38 * s, c, 0.15 * s) + rect(0.6 * s, 0.56 * s, 0.82 * s, 0.38 * s, c, 0.15 * s));
}

const rim = (r: number, h: number, c: string): string =>
  line(`M${f(-r)} ${f(-h)}A${f(r)} ${f(r * FLAT)} 0 0 0 ${f(r)} ${f(-h)}`, dark(c, 0.25), 2.3) + line(`M${f(-r)} ${f(-h - 0.3)}A${f(r)} ${f(r * FLAT)} 0 0 0 ${f(r)} ${f(-h - 0.3)}`, light(c, 0.2), 1.3) + line(`M${f(-r)} ${f(-h)}A${f(r)} ${f(r * FLAT)} 0 0 0 ${f(r)} ${f(-h)}`, dark(c, 0.35), 2, 'stroke-dasharray=".3 1.6" opacity=".6"');

/** Open basket, cloth peeping out or with an overhead handle. */
export const basket: Shape = (kit) => {
  const { p, rnd } = kit;
  const c = cane(kit);
  const r = rnd.range(16, 19);
  const h = rnd.range(18, 25);
  const profile = [[r * 0.78, 0], [r * 0.92, h * 0.3], [r, h * 0.7], [r * 0.98, h]] as const;
  const decor = rect(-30, -h - 6, 60, h + 14, weave(kit, c, rnd.range(2.4, 3.2))) + (rnd.next() < 0.6 ? rect(-30, -h * 0.5, 60, h * 0.17, p.main, 0, alpha(0.8)) : '');
  const handle = rnd.next() < 0.5 ? line(`M${f(-r * 0.95)} ${f(-h)}C${f(-r)} ${f(-h - 28)} ${f(r)} ${f(-h - 28)} ${f(r * 0.95)} ${f(-h)}`, dark(c, 0.2), 2.2) + line(`M${f(-r * 0.95)} ${f(-h)}C${f(-r)} ${f(-h - 28)} ${f(r)} ${f(-h - 28)} ${f(r * 0.95)} ${f(-h)}`, light(c, 0.25), 0.7, 'stroke-dasharray="1.6 .7"') : '';
  const cloth = path(`M${f(-r * 0.8)} ${f(-h + 1)}C${f(-r * 0.7)} ${f(-h - 7)} ${f(-r * 0.2)} ${f(-h - 4)} 0 ${f(-h - 7)}S${f(r * 0.7)} ${f(-h - 6)} ${f(r * 0.84)} ${f(-h + 1)}Z`, anyMotif(kit, ['kawung', 'check', 'truntum', 'stripe'], 0.6)) + path(`M${f(-r * 0.5)} ${f(-h)}Q${f(-r * 0.3)} ${f(-h - 4)} 0 ${f(-h - 6)}`, 'none', `stroke="${p.deep}" stroke-width=".4" opacity=".4"`);
  return castShadow(kit, r * 1.9) + lathe(kit, { profile, color: c, decor, gloss: 0, open: { color: dark(c, 0.3), lip: 1 } }) + cloth + rim(r * 0.98, h, c) + handle;
};

/** Round shoulder bag. */
export const roundBag: Shape = (kit) => {
  const { ink, p } = kit;
  const c = cane(kit);
  const cy = -17;
  let rounds = '';
  for (let i = 1; i < 9; i++) rounds += ellipse(0, cy, i * 2, i * 2, 'none', `stroke="${i % 2 ? dark(c, 0.3) : light(c, 0.3)}" stroke-width="${i % 2 ? 0.7 : 1.1}" stroke-dasharray="${i % 2 ? '1.2 .5' : '2 .4'}"`);
  let rays = '';
  for (let i = 0; i < 24; i++) rays += rect(-0.12, cy - 16.5, 0.24, 14, dark(c, 0.4), 0, `transform="rotate(${i * 15} 0 ${cy})" opacity=".35"`);
  return (
    castShadow(kit, 26) + line('M-13 -28C-22 -62 22 -66 14 -28', '#8a5a36', 1.7) + ellipse(3, cy - 0.5, 17, 17, dark(c, 0.5)) + ellipse(0, cy, 17, 17, ink.radial([[0, light(c, 0.25)], [1, dark(c, 0.08)]], 0.35, 0.3, 0.8)) +
    rays + rounds + ellipse(0, cy, 17, 17, 'none', `stroke="${dark(c, 0.28)}" stroke-width="1.3"`) + rect(-2.6, cy - 17, 5.2, 12, '#8a5a36', 1.4) + ellipse(0, cy - 7, 1, 1, p.accent) + line('M12 -31q4 -3 3 6', p.main, 1.4) + path('M13.4 -25l3.4 0l1 8l-5.4 0Z', p.main)
  );
};

/** Round tray with two little things on it. */
export const tray: Shape = (kit) => {
  const { p } = kit;
  const c = cane(kit);
  const r = 25;
  const base = lathe(kit, { profile: [[r * 0.94, 0], [r, 2.5], [r, 5]], color: c, decor: rect(-30, -8, 60, 16, weave(kit, c, 2.4)), gloss: 0, open: { color: light(c, 0.1), lip: 1.4 } });
  const pot = lathe(kit, { profile: [[4.5, 0], [7, 4], [7.4, 9], [4, 13], [3.4, 15]], color: p.main, open: { color: dark(p.main, 0.3), lip: 0.5 } });
  const small = lathe(kit, { profile: [[3, 0], [5, 2.6], [5.6, 6]], color: p.second, open: { color: light(p.second, 0.2), lip: 0.4, fill: '#7a4a28', level: 0.7 } });
  return castShadow(kit, r * 2, 0.26) + base + rim(r, 5, c) + at(-8, -5, castShadow(kit, 9) + pot) + at(9, -3.4, castShadow(kit, 7) + small) + at(16, -7, castShadow(kit, 7) + small, 0.9);
};

/** Pendant lamp over the table. */
export const pendant: Shape = (kit) => {
  const { ink, p } = kit;
  const c = cane(kit);
  const d = 'M-4 -46C-10 -44 -21 -34 -22 -22Q0 -16.4 22 -22C21 -34 10 -44 4 -46Z';
  const clip = ink.clip(path(d, '#000'));
  let ribs = '';
  for (let i = -6; i <= 6; i++) ribs += line(`M${f(i * 0.6)} -46C${f(i * 1.8)} -43 ${f(i * 3.5)} -33 ${f(i * 3.66)} -19`, dark(c, 0.34), 0.5);
  for (let i = 0; i < 6; i++) ribs += line(`M-26 ${f(-42 + i * 4)}Q0 ${f(-37.5 + i * 4.4)} 26 ${f(-42 + i * 4)}`, i % 2 ? dark(c, 0.28) : light(c, 0.4), 0.8);
  const glow = ink.radial([[0, '#fff0c0', 0.95], [0.6, '#ffd88a', 0.4], [1, '#ffd88a', 0]], 0.5, 0.75, 0.7);
  return soft(ink, 0, -20, 34, 30, '#ffe3a6', 0.7) + soft(ink, 0, 2, 28, 5, '#ffe3a6', 0.55) + line('M0 -46V-90', p.deep, 0.45) + rect(-2, -49, 4, 3.6, p.deep, 0.8) + path(d, c) + `<g clip-path="${clip}">${path(d, glow)}${ribs}</g>` + line('M-22 -22Q0 -16.4 22 -22', dark(c, 0.3), 1.3) + ellipse(0, -20.6, 4.4, 2.6, '#fff6dc') + at(0, 3, at(-3, 0, castShadow(kit, 10) + lathe(kit, { profile: [[3.4, 0], [5.4, 3], [5.8, 7]], color: p.main, open: { color: p.second, lip: 0.5, fill: '#7a4a28', level: 0.8 } })));
};

/** Lounge chair with a cane back and a cushion. */
export const chair: Shape = (kit) => {
  const { ink, p } = kit;
  const c = dark(cane(kit), 0.12);
  const net = ink.pattern(2.2, 2.2, rect(0, 0, 2.2, 2.2, light(c, 0.5)) + line('M0 0L2.2 2.2M2.2 0L0 2.2M1.1 0V2.2M0 1.1H2.2', dark(c, 0.1), 0.3));
  const pole = (d: string, w = 1.7) => line(d, dark(c, 0.38), w + 0.5) + line(d, c, w) + line(d, light(c, 0.45), w * 0.3, 'opacity=".7" transform="translate(-.3 -.2)"');
  const seat = 'M-17 -17Q-2 -14.6 16 -17L21 -21Q3 -23 -12 -21Z';
  const pad = path('M-16.4 -18.4Q-2 -15.6 15.6 -18.4Q21.6 -20 20.4 -22.6Q4 -25.4 -11 -22.8Q-18.6 -21 -16.4 -18.4Z', anyMotif(kit, ['kawung', 'stripe', 'check', 'wave', 'truntum'], 0.6)) + line('M-16.4 -18.4Q-2 -15.6 15.6 -18.4', p.deep, 0.4, alpha(0.4));
  return (
    castShadow(kit, 46, 0.2) + pole('M18.5 -20L21 -2') + pole('M-11 -21L-13 -3') + path('M-13 -22C-16 -48 20 -50 20 -22Q3 -26 -13 -22Z', net) + pole('M-13 -20C-16 -52 22 -54 20 -20') +
    path(seat, c) + pad + pole('M-17 -17Q-1 -14.4 16 -17', 2) + pole('M-16 -17L-18 2') + pole('M15.4 -17L18 2') + pole('M-18 -6Q0 -3.5 17 -6', 1.1) + pole('M-14 -32C-23 -32 -22 -24 -17 -17', 1.5) + pole('M20 -32C25 -31 22 -24 16 -17', 1.5)
  );
};

/** Three-legged stool carrying a book and a cup, or bare. */
export const stool: Shape = (kit) => {
  const { p, rnd } = kit;
  const wood = rnd.next() < 0.5 ? '#a8754a' : p.main;
  const leg = (x0: number, x1: number, y: number, c: string) => path(`M${x0 - 1.5} -26L${x0 + 1.5} -26L${x1 + 1.1} ${y}L${x1 - 1.1} ${y}Z`, c);
  const top = lathe(kit, { profile: [[17, 0], [18, 1], [18, 4]], color: wood, gloss: 0.2, open: { color: light(wood, 0.3), lip: 0.1 } });
  const grain = [0.85, 0.62, 0.4, 0.2].map((t) => ellipse(-2, -29.4, 17 * t, 17 * t * FLAT, 'none', `stroke="${dark(wood, 0.3)}" stroke-width=".25" opacity=".45"`)).join('');
  const thing = at(2, -29, castShadow(kit, 9) + lathe(kit, { profile: [[3.6, 0], [6, 5], [6.4, 9], [3, 14], [3.4, 17]], color: p.accent, open: { color: dark(p.accent, 0.3), lip: 0.6 } }));
  return castShadow(kit, 44, 0.2) + leg(3, 6, -5, dark(wood, 0.5)) + leg(-11, -17, 1, dark(wood, 0.18)) + leg(12, 18, 1, dark(wood, 0.36)) + line('M-14 -10L15 -10', dark(wood, 0.4), 1.2) + at(0, -25.4, top) + grain + thing;
};

/** Hand fan of woven cane. */
export const fan: Shape = (kit) => {
  const { p } = kit;
  const c = cane(kit);
  const d = 'M0 -14C-26 -16 -27 -44 -13 -50C-4 -53 4 -53 13 -50C27 -44 26 -16 0 -14Z';
  const body = path(d, weave(kit, c, 2.6)) + line(d, dark(c, 0.3), 1.4) + line(d, p.main, 0.7, 'stroke-dasharray="1.6 1.2"') + rect(-1.3, -48, 2.6, 50, '#8a5a36', 1) + path('M-8 -24L0 -34L8 -24L0 -16Z', p.main) + path('M-4.6 -24L0 -29.8L4.6 -24L0 -19.6Z', p.second);
  return group(path(d, p.deep, alpha(0.2)), 'translate(5 3) rotate(14)') + castShadow(kit, 18) + group(body, 'rotate(14)');
};
