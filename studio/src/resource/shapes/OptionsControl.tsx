import { Button, Flex, Input } from 'antd'
import { useT } from '../../i18n'
import { PictureField } from '../PictureField'
import { readDraft } from './read-draft'
import { withPlaces } from '../rows'
import type { ShapeProps } from './shape-props'

interface Option {
  readonly description: string
  readonly image: number | null
}
const OPTIONS_MAX = 50

/** Options of a question with their pictures, in the order in which voters see them. */
export function OptionsControl({ id, label, thumbs, value, onChange }: ShapeProps) {
  const t = useT()
  const rows = readDraft<Option>(value)
  const write = (next: readonly Option[]) => onChange?.(JSON.stringify(next))
  const change = (index: number, part: Partial<Option>) =>
    write(rows.map((row, n) => (n === index ? { ...row, ...part } : row)))
  return (
    <Flex id={id} role="group" aria-label={label} vertical gap={8} align="start">
      {withPlaces(rows).map(({ row, index }) => (
        <Flex key={index} gap={8} wrap align="center">
          <Input
            aria-label={t('shape.option', { n: index + 1 })}
            placeholder={t('shape.option', { n: index + 1 })}
            value={row.description}
            maxLength={80}
            onChange={({ target }) => change(index, { description: target.value })}
            style={{ width: 280 }}
          />
          <PictureField thumbs={thumbs} value={row.image} onChange={(image) => change(index, { image })} />
          <Button
            danger
            aria-label={t('shape.removeOption', { n: index + 1 })}
            onClick={() => write(rows.filter((_, n) => n !== index))}
          >
            {t('shape.remove')}
          </Button>
        </Flex>
      ))}
      <Button disabled={rows.length >= OPTIONS_MAX} onClick={() => write([...rows, { description: '', image: null }])}>
        {t('shape.addOption')}
      </Button>
    </Flex>
  )
}
