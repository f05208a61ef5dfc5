import { Button, Flex, Input } from 'antd'
import { useT } from '../../i18n'
import { readDraft } from './read-draft'
import { withPlaces } from '../rows'
import type { ShapeProps } from './shape-props'

interface Attribute {
  readonly name: string
  readonly value: string
}
const ATTRIBUTES_MAX = 6

/** Names and values that tell variants apart. */
export function AttributesControl({ id, label, value, onChange }: ShapeProps) {
  const t = useT()
  const rows = readDraft<Attribute>(value)
  const write = (next: readonly Attribute[]) => onChange?.(JSON.stringify(next))
  const change = (index: number, part: Partial<Attribute>) =>
    write(rows.map((row, n) => (n === index ? { ...row, ...part } : row)))
  return (
    <Flex id={id} role="group" aria-label={label} vertical gap={8} align="start">
      {withPlaces(rows).map(({ row, index }) => (
        <Flex key={index} gap={8} wrap>
          <Input
            aria-label={t('shape.attributeName', { n: index + 1 })}
            placeholder={t('shape.attributeNameHint')}
            value={row.name}
            maxLength={20}
            onChange={({ target }) => change(index, { name: target.value })}
            style={{ width: 140 }}
          />
          <Input
            aria-label={t('shape.attributeValue', { n: index + 1 })}
            placeholder={t('shape.attributeValueHint')}
            value={row.value}
            maxLength={40}
            onChange={({ target }) => change(index, { value: target.value })}
            style={{ width: 200 }}
          />
          <Button
            danger
            aria-label={t('shape.removeAttribute', { n: index + 1 })}
            onClick={() => write(rows.filter((_, n) => n !== index))}
          >
            {t('studio.product.remove')}
          </Button>
        </Flex>
      ))}
      <Button disabled={rows.length >= ATTRIBUTES_MAX} onClick={() => write([...rows, { name: '', value: '' }])}>
        {t('shape.addAttribute')}
      </Button>
    </Flex>
  )
}
