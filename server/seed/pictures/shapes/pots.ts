import { dark, light } from '../color';
import { at, castShadow, ellipse, f, line, type Shape } from '../ink';
import { glaze, speckles } from './decor';
import { lathe } from './lathe';
import { branch } from './plants';

/** Handleless cup with tea, or a mug when the dice say so. */
export const cup: Shape = (kit) => {
  const { p, rnd } = kit;
  const r = rnd.range(10.5, 12.5);
  const h = rnd.range(15, 20);
  const foot = r * rnd.range(0.5, 0.72);
  return (
    castShadow(kit, foot * 2.5) +
    lathe(kit, {
      profile: [[foot, 0], [foot + 0.3, 1.4], [r * 0.9, h * 0.3], [r, h * 0.68], [r * rnd.range(0.97, 1.06), h]],
      color: p.main,
      decor: glaze(kit, r, h),
      open: { color: light(p.second, 0.1), fill: '#b9813e', level: 1.5 },
    })
  );
};

/** Straight mug with an ear. */
export const mug: Shape = (kit) => {
  const { p, rnd } = kit;
  const r = rnd.range(10.5, 12);
  const h = rnd.range(21, 25);
  const ear = `M${f(r * 0.9)} ${f(-h * 0.8)}C${f(r * 1.95)} ${f(-h * 0.9)} ${f(r * 1.9)} ${f(-h * 0.16)} ${f(r * 0.88)} ${f(-h * 0.24)}`;
  return (
    castShadow(kit, r * 2.2) +
    line(ear, dark(p.main, 0.28), 3.2) +
    line(ear, dark(p.main, 0.05), 2.2) +
    line(ear, light(p.main, 0.4), 0.6, 'opacity=".6" transform="translate(-.4 -.5)"') +
    lathe(kit, {
      profile: [[r * 0.88, 0], [r * 0.97, 1.6], [r, h * 0.4], [r * 0.99, h * 0.8], [r, h]],
      color: p.main,
      decor: glaze(kit, r, h),
      open: { color: p.second, fill: '#6f4426', level: 1.7 },
    })
  );
};

/** Footed bowl, sometimes filled. */
export const bowl: Shape = (kit) => {
  const { p, rnd } = kit;
  const r = rnd.range(17, 20);
  const h = rnd.range(13, 16);
  return (
    castShadow(kit, r * 1.3, 0.25) +
    lathe(kit, {
      profile: [[r * 0.38, 0], [r * 0.4, 1.6], [r * 0.72, h * 0.32], [r * 0.94, h * 0.72], [r, h]],
      color: p.main,
      decor: glaze(kit, r, h),
      open: { color: p.second, lip: 0.8 },
    })
  );
};

const forms: readonly ((r: number) => [number, number][])[] = [
  (r) => [[r * 0.5, 0], [r * 0.85, 7], [r, 15], [r * 0.72, 25], [r * 0.32, 32], [r * 0.36, 38]],
  (r) => [[r * 0.62, 0], [r * 0.74, 10], [r * 0.98, 22], [r * 0.9, 29], [r * 0.45, 33], [r * 0.5, 35.5]],
  (r) => [[r * 0.55, 0], [r, 9], [r * 0.94, 15], [r * 0.3, 22], [r * 0.24, 33], [r * 0.34, 37]],
  (r) => [[r * 0.7, 0], [r * 0.78, 12], [r * 0.74, 24], [r * 0.82, 34], [r * 0.9, 36]],
  (r) => [[r * 0.6, 0], [r, 8], [r, 17], [r * 0.62, 22.5], [r * 0.5, 26]],
];

/** Vase of one of five outlines, with or without a branch. */
export const vase: Shape = (kit) => {
  const { p, rnd } = kit;
  const r = rnd.range(11.5, 14);
  const form = forms[rnd.int(forms.length)] ?? forms[0];
  const profile = form ? form(r) : [];
  const [rim, h] = profile.at(-1) ?? [4, 30];
  const stem = rnd.next() < 0.72 ? at(0, -h + 0.6, branch(kit, 62 - h), 1) : '';
  return (
    castShadow(kit, (profile[0]?.[0] ?? 8) * 2.4) +
    lathe(kit, { profile, color: p.main, decor: glaze(kit, r * 1.02, h), open: { color: dark(p.main, 0.25), lip: Math.min(0.9, rim * 0.2) } }) +
    stem
  );
};

/** Plate leaning on the wall, another lying before it. */
export const plate: Shape = (kit) => {
  const { ink, p, rnd } = kit;
  const r = 19.5;
  const cy = -r + 0.4;
  const well = ink.linear([[0, dark(p.main, 0.16)], [1, light(p.main, 0.25)]], 1, 1);
  const face = ink.linear([[0, light(p.main, 0.3)], [1, dark(p.main, 0.12)]], 1, 1);
  let motif = '';
  const petals = 8 + rnd.int(3) * 2;
  const style = rnd.int(3);
  for (let i = 0; i < petals; i++) {
    const turn = `transform="rotate(${f((360 / petals) * i)} 0 ${f(cy)})"`;
    if (style === 0) motif += ellipse(0, cy - 16.6, 0.9, 1.7, p.second, turn);
    else if (style === 1) motif += line(`M0 ${f(cy - 15)}q1.6 -1.6 0 -3.4q-1.6 1.8 0 3.4`, p.second, 0.5, turn);
    else motif += ellipse(0, cy - 6.2, 1.5, 4.6, p.second, `${turn} opacity=".85"`);
  }
  const flatR = 15;
  const flat = castShadow(kit, flatR * 1.7, 0.3) + lathe(kit, { profile: [[flatR * 0.55, 0], [flatR * 0.8, 0.8], [flatR, 2.4]], color: p.second, open: { color: light(p.second, 0.25), lip: 1.6 } });
  return (
    castShadow(kit, 26) +
    `<g>${ellipse(1.4, cy + 0.8, r, r, dark(p.main, 0.45))}${ellipse(0, cy, r, r, face)}${ellipse(0, cy, r * 0.7, r * 0.7, well)}${ellipse(0, cy, r * 0.64, r * 0.64, light(p.main, 0.12))}${motif}${style === 2 ? ellipse(0, cy, 1.6, 1.6, p.accent) : ''}</g>` +
    at(13, 6.5, flat, 0.72)
  );
};

/** Lidded jar for tea, salt or spices. */
export const tin: Shape = (kit) => {
  const { p, rnd } = kit;
  const r = rnd.range(10, 12.5);
  const h = rnd.range(20, 27);
  const lid = lathe(kit, { profile: [[r * 1.04, 0], [r * 1.04, 3.6], [r * 0.98, 4.4]], color: p.second, open: { color: light(p.second, 0.3), lip: 0.05 } });
  const knob = lathe(kit, { profile: [[1.5, 0], [2.4, 1.8], [1.7, 3]], color: p.accent, open: { color: light(p.accent, 0.4), lip: 0.02 }, gloss: 0.6 });
  return (
    castShadow(kit, r * 2.2) +
    lathe(kit, { profile: [[r * 0.96, 0], [r, 1.4], [r, h * 0.5], [r, h]], color: p.main, decor: glaze(kit, r, h) }) +
    at(0, -h, lid) +
    at(0, -h - 4.3, knob)
  );
};

/** Three little dishes, nested by size. */
export const dishes: Shape = (kit) => {
  const { p } = kit;
  const one = (r: number, color: string) =>
    castShadow(kit, r * 1.7, 0.3) +
    lathe(kit, {
      profile: [[r * 0.5, 0], [r * 0.85, 2.2], [r, 4.6]],
      color,
      decor: speckles(kit, r, 5, dark(color, 0.5), 22),
      open: { color: light(color, 0.15), lip: 0.7 },
    });
  return at(-10, -9, one(15, p.main)) + at(13, -3, one(11.5, p.second)) + at(-7, 5, one(9.5, p.accent));
};
