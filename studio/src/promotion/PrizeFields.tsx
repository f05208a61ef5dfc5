import { rafflePrizeKinds } from '@storefront/contract/domain/promotion/raffle'
import { Button, Card, Flex, Form, Input, Select } from 'antd'
import { AmountInput } from '../editing/AmountInput'
import { NumberItem } from '../editing/NumberItem'
import { useT } from '../i18n'
import { PictureField } from '../resource/PictureField'
import { ReferenceSelect } from '../resource/ReferenceSelect'
import { useMe } from '../session/useMe'
import { emptyPrize, type RaffleDraft } from './raffle-draft'

const PRIZES_MAX = 20
const short = { width: 160 }

interface PrizeFieldsProps {
  readonly thumbs: Readonly<Record<string, string>>
}

/** The prizes of a raffle, from the best one down. */
export function PrizeFields({ thumbs }: PrizeFieldsProps) {
  const t = useT()
  const symbol = useMe().data?.site.currency.symbol
  const form = Form.useFormInstance<RaffleDraft>()
  const kind = Form.useWatch('kind', form)
  const prizes = Form.useWatch('prizes', form) ?? []
  const required = [{ required: true, message: t('promoForm.fillIn') }]
  return (
    <Form.List name="prizes">
      {(fields, { add, remove }) => (
        <Flex vertical gap={16}>
          {fields.map(({ key, name }) => {
            const prizeKind = prizes[name]?.kind
            return (
              <Card
                key={key}
                size="small"
                title={t('opsRaffle.prizeNumber', { n: name + 1 })}
                extra={
                  <Button
                    aria-label={`${t('promoForm.remove')} ${t('opsRaffle.prizeNumber', { n: name + 1 })}`}
                    onClick={() => remove(name)}
                  >
                    {t('promoForm.remove')}
                  </Button>
                }
              >
                <Flex gap={16} wrap>
                  <Form.Item
                    name={[name, 'name']}
                    label={t('opsRaffle.prizeName')}
                    rules={[{ ...required[0], whitespace: true }]}
                  >
                    <Input maxLength={60} style={{ width: 240 }} />
                  </Form.Item>
                  <Form.Item name={[name, 'kind']} label={t('opsRaffle.prizeKindField')}>
                    <Select
                      options={rafflePrizeKinds.map((value) => ({ value, label: t(`opsRaffle.prizeKind.${value}`) }))}
                      onChange={() => form.setFieldValue(['prizes', name, 'ref'], null)}
                      style={short}
                    />
                  </Form.Item>
                  {prizeKind === 'diamond' ? (
                    <NumberItem name={[name, 'ref']} label={t('opsRaffle.diamonds')} isRequired min={1} precision={0} />
                  ) : (
                    <Form.Item
                      name={[name, 'ref']}
                      label={t(prizeKind === 'coupon' ? 'opsRaffle.prizeKind.coupon' : 'opsRaffle.prizeKind.product')}
                      rules={required}
                    >
                      <ReferenceSelect
                        key={prizeKind}
                        to={prizeKind === 'coupon' ? 'coupon' : 'product'}
                        isClearable={false}
                        labels={{}}
                      />
                    </Form.Item>
                  )}
                  <NumberItem
                    name={[name, 'quantity']}
                    label={t('opsRaffle.quantity')}
                    isRequired
                    min={1}
                    max={10_000}
                    precision={0}
                  />
                  <Form.Item
                    name={[name, 'value']}
                    label={t('opsRaffle.value')}
                    extra={t('opsRaffle.valueHint')}
                    rules={required}
                  >
                    <AmountInput prefix={symbol} maxLength={20} style={short} />
                  </Form.Item>
                  {kind !== 'draw' && (
                    <NumberItem name={[name, 'odds']} label={t('opsRaffle.odds')} min={0.01} max={100} precision={2} />
                  )}
                </Flex>
                <Form.Item name={[name, 'picture']} label={t('opsRaffle.picture')}>
                  <PictureField thumbs={thumbs} value={undefined} />
                </Form.Item>
              </Card>
            )
          })}
          {kind !== 'draw' && fields.length > 0 && <span>{t('opsRaffle.oddsHint')}</span>}
          <div>
            <Button onClick={() => add(emptyPrize)} disabled={fields.length >= PRIZES_MAX}>
              {t('opsRaffle.addPrize')}
            </Button>
          </div>
        </Flex>
      )}
    </Form.List>
  )
}
