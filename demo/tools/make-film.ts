/**
 * Makes media/film.mp4, the demo's film: a slow drive over three of our own pictures, five seconds, without sound.
 * Needs `ffmpeg` with libx264 on the PATH, which nothing else here does; its result is kept in the repository.
 *
 *   tsx demo/tools/make-film.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PictureSpec, renderJpeg } from '../pictures/index'

const OUT = fileURLToPath(new URL('../media/film.mp4', import.meta.url))
const [WIDTH, HEIGHT, FPS] = [640, 360, 25]
/** Seconds that each picture is seen, and that one goes over into the next. */
const [SHOWN, FADE] = [2.0, 0.5]

const scene = (name: PictureSpec['scene'], palette: PictureSpec['palette'], seed: number): PictureSpec => ({
  scene: name,
  palette,
  seed,
  // Larger than the film, so that coming nearer blurs nothing.
  width: WIDTH * 2,
  height: HEIGHT * 2,
})
const scenes = [scene('teagarden', 'tea', 29), scene('pottery', 'clay', 11), scene('tearoom', 'sage', 13)]

/** Each picture comes slowly nearer; then it gives way to the next. */
function filter(): string {
  const frames = SHOWN * FPS
  const nearer = scenes.map(
    (_, i) =>
      `[${i}:v]zoompan=z='1+0.10*on/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames}:s=${WIDTH}x${HEIGHT}:fps=${FPS}[v${i}]`,
  )
  const faded = scenes
    .slice(1)
    .map(
      (_, i) =>
        `[${i === 0 ? 'v0' : `x${i}`}][v${i + 1}]xfade=transition=fade:duration=${FADE}:offset=${(i + 1) * (SHOWN - FADE)}[x${i + 1}]`,
    )
  return [...nearer, ...faded].join(';')
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  try {
    const files: string[] = []
    for (const [i, spec] of scenes.entries()) {
      const file = join(folder, `${i}.jpg`)
      writeFileSync(file, await renderJpeg(spec, 92))
      files.push(file)
    }
    const encode = [
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-pix_fmt',
      'yuv420p',
      '-crf',
      '27',
      '-preset',
      'veryslow',
      '-movflags',
      '+faststart',
      '-an',
    ]
    const bare = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
    const inputs = files.flatMap((file) => ['-i', file])
    execFileSync(
      'ffmpeg',
      [
        '-y',
        '-loglevel',
        'error',
        ...inputs,
        '-filter_complex',
        filter(),
        '-map',
        `[x${scenes.length - 1}]`,
        ...encode,
        ...bare,
        OUT,
      ],
      {
        stdio: 'inherit',
      },
    )
    process.stdout.write(`${OUT}: ${statSync(OUT).size} bytes\n`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

void main()
