import { abilities, type Cell } from './abilities.types'
import { storedThings } from './index'

const markOf = (cell: Cell): string => ('screen' in cell ? cell.screen : 'reason' in cell ? '–' : '**missing**')
const words = (cell: Cell): string | null => ('reason' in cell ? cell.reason : 'missing' in cell ? cell.missing : null)

/** Returns the text of docs/studio-abilities.md. */
export function abilitiesText(): string {
  const table = [
    `| | ${abilities.join(' | ')} |`,
    `|---|${abilities.map(() => '---|').join('')}`,
    ...storedThings.map(({ name, cells }) => `| ${name} | ${abilities.map((one) => markOf(cells[one])).join(' | ')} |`),
  ]
  const notes = storedThings.flatMap(({ name, cells }) => {
    const texts = new Map<string, string[]>()
    for (const ability of abilities) {
      const text = words(cells[ability])
      const mark = 'missing' in cells[ability] ? ' (missing)' : ''
      if (text !== null) texts.set(text + mark, [...(texts.get(text + mark) ?? []), ability])
    }
    return [`**${name}**`, '', ...[...texts].map(([text, of]) => `- ${of.join(', ')}: ${text}`), '']
  })
  return [
    '# Abilities of the studio',
    '',
    'Everything that a shop stores, and the screen (its path under `/studio/`) on which staff use each ability. `–` means that the',
    'shop needs none, for the reason below the table. Written by `npm run abilities` from `studio/src/abilities`;',
    '`test/studio/abilities.test.ts` compares the two and follows every screen and call.',
    '',
    ...table,
    '',
    '## Reasons',
    '',
    ...notes,
  ].join('\n')
}
