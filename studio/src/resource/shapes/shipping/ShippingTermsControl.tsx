import {
  type Counting,
  countingNames,
  freeTerms,
  regionClash,
  type ShippingTerms,
} from '@storefront/contract/domain/checkout/shipping-template'
import { parseShape } from '@storefront/contract/resources/shapes'
import { Alert, Button, Card, Flex, Form, Input, Switch, Typography } from 'antd'
import { useT } from '../../../i18n'
import { withPlaces } from '../../rows'
import type { ShapeProps } from '../shape-props'
import { RateFields, type RateDraft } from './RateFields'
import { RegionSelect } from './RegionSelect'
import { ShippingTrial } from './ShippingTrial'
import { useRegions } from './useRegions'
import './shipping.css'

interface TermsDraft {
  readonly rest: RateDraft | null
  readonly rest_reason: string
  readonly groups: readonly (RateDraft & { readonly regions: readonly string[] })[]
  readonly excluded: ShippingTerms['excluded']
}

const ROWS_MAX = 60
const REASON_MAX = 100

function readTerms(text: string): TermsDraft {
  try {
    return { ...freeTerms, ...(JSON.parse(text) as TermsDraft) }
  } catch {
    return freeTerms
  }
}

/** The terms of a shipping template: rates of groups of regions, that of the rest, and excluded regions. */
export function ShippingTermsControl({ id, label, value, onChange }: ShapeProps) {
  const t = useT()
  const countingValue: unknown = Form.useWatch('counting', Form.useFormInstance())
  const counting: Counting = countingNames.find((name) => name === countingValue) ?? 'piece'
  const names = useRegions().data?.names
  const terms = readTerms(value)
  const write = (part: Partial<TermsDraft>) => onChange?.(JSON.stringify({ ...terms, ...part }))
  const changeGroup = (at: number, part: Partial<TermsDraft['groups'][number]>) =>
    write({ groups: terms.groups.map((group, n) => (n === at ? { ...group, ...part } : group)) })
  const changeExcluded = (at: number, part: Partial<TermsDraft['excluded'][number]>) =>
    write({ excluded: terms.excluded.map((row, n) => (n === at ? { ...row, ...part } : row)) })
  const clash = regionClash(terms as Pick<ShippingTerms, 'groups' | 'excluded'>)
  const whole = parseShape('shippingTerms', value) as ShippingTerms | undefined
  return (
    <Flex id={id} role="group" aria-label={label} vertical gap={12} className="shipping-terms">
      {withPlaces(terms.groups).map(({ row, index }) => {
        const place = t('shape.shipping.group', { n: index + 1 })
        return (
          <Card
            key={index}
            size="small"
            title={place}
            extra={
              <Button
                danger
                size="small"
                aria-label={t('shape.shipping.removeGroup', { n: index + 1 })}
                onClick={() => write({ groups: terms.groups.filter((_, n) => n !== index) })}
              >
                {t('studio.product.remove')}
              </Button>
            }
          >
            <Flex vertical gap={12}>
              <RegionSelect
                label={`${place} ${t('shape.shipping.regions')}`}
                value={row.regions}
                onChange={(regions) => changeGroup(index, { regions })}
              />
              <RateFields rate={row} counting={counting} place={place} onChange={(part) => changeGroup(index, part)} />
            </Flex>
          </Card>
        )
      })}
      <Button
        disabled={terms.groups.length >= ROWS_MAX}
        onClick={() =>
          write({ groups: [...terms.groups, { ...(terms.rest ?? freeTerms.rest), regions: [] } as never] })
        }
        style={{ alignSelf: 'start' }}
      >
        {t('shape.shipping.addGroup')}
      </Button>
      <Card
        size="small"
        title={t('shape.shipping.rest')}
        extra={
          <Switch
            aria-label={t('shape.shipping.servesRest')}
            checked={terms.rest !== null}
            onChange={(isOn) => write({ rest: isOn ? freeTerms.rest : null })}
          />
        }
      >
        {terms.rest ? (
          <RateFields
            rate={terms.rest}
            counting={counting}
            place={t('shape.shipping.rest')}
            onChange={(part) => write({ rest: { ...terms.rest, ...part } as RateDraft })}
          />
        ) : (
          <Input
            aria-label={t('shape.shipping.restReason')}
            placeholder={t('shape.shipping.reason')}
            value={terms.rest_reason}
            maxLength={REASON_MAX}
            onChange={({ target }) => write({ rest_reason: target.value })}
          />
        )}
      </Card>
      <Card size="small" title={t('shape.shipping.excluded')}>
        <Flex vertical gap={12} align="start">
          <Typography.Text type="secondary">{t('shape.shipping.excludedHint')}</Typography.Text>
          {withPlaces(terms.excluded).map(({ row, index }) => (
            <div key={index} className="shipping-excluded">
              <RegionSelect
                label={t('shape.shipping.excludedRegions', { n: index + 1 })}
                value={row.regions}
                onChange={(regions) => changeExcluded(index, { regions })}
              />
              <Input
                aria-label={t('shape.shipping.excludedReason', { n: index + 1 })}
                placeholder={t('shape.shipping.reason')}
                value={row.reason}
                maxLength={REASON_MAX}
                onChange={({ target }) => changeExcluded(index, { reason: target.value })}
              />
              <Button
                danger
                aria-label={t('shape.shipping.removeExcluded', { n: index + 1 })}
                onClick={() => write({ excluded: terms.excluded.filter((_, n) => n !== index) })}
              >
                {t('studio.product.remove')}
              </Button>
            </div>
          ))}
          <Button
            disabled={terms.excluded.length >= ROWS_MAX}
            onClick={() => write({ excluded: [...terms.excluded, { regions: [], reason: '' }] })}
          >
            {t('shape.shipping.addExcluded')}
          </Button>
        </Flex>
      </Card>
      {clash && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={t(`shape.shipping.clash.${clash.kind}`, { region: names?.get(clash.region) ?? '' })}
        />
      )}
      {whole && !clash && <ShippingTrial terms={whole} counting={counting} />}
    </Flex>
  )
}
