import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Gathers the licence notes that the minifier put beside each script into one file beside the output: they are
 * owed to whoever gets the code, but have no place in a mini-program's upload.
 * @param {string} folder
 * @param {string} file
 */
export async function gatherLicenses(folder, file) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const notes = entries
    .filter((entry) => entry.name.endsWith('.LICENSE.txt'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = new Set(await Promise.all(notes.map((note) => readFile(note, 'utf8'))))
  await writeFile(file, [...texts].join('\n'))
  for (const note of notes) await rm(note)
}
