import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Form, Input, Typography } from 'antd'
import { NumberItem } from '../editing/NumberItem'
import { ScreenHead } from '../app/ScreenHead'
import { SectionTabs } from '../app/SectionTabs'
import { Failed, Loading } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { useStep } from '../operation/useStep'

type Level = Reply<'GET /studio/ops/gamification/level/'>['results'][number]
const LEVELS_MAX = 20

function LevelForm({ levels }: { levels: readonly Level[] }) {
  const t = useT()
  const save = useStep(
    (rows: readonly Omit<Level, 'level'>[]) =>
      call('PUT /studio/ops/gamification/level/', {
        body: { levels: rows.map((row, index) => ({ ...row, level: index + 1 })) },
      }),
    ['coin-levels'],
  )
  return (
    <Form
      initialValues={{ levels: levels.map(({ name, charm }) => ({ name, charm })) }}
      onFinish={({ levels: rows = [] }: { levels?: Omit<Level, 'level'>[] }) => save.isPending || save.mutate(rows)}
    >
      <Form.List
        name="levels"
        rules={[
          {
            validator: (_, rows: readonly Omit<Level, 'level'>[] = []) =>
              rows.every((row, index) => index === 0 || row.charm > (rows[index - 1]?.charm ?? 0))
                ? Promise.resolve()
                : Promise.reject(new Error(t('opsCoins.levelsRise'))),
          },
        ]}
      >
        {(fields, { add, remove }, { errors }) => (
          <>
            {fields.length === 0 && <Typography.Paragraph>{t('opsCoins.noLevels')}</Typography.Paragraph>}
            {fields.map(({ key, name }) => (
              <Flex key={key} gap={16} align="baseline" wrap>
                <Typography.Text style={{ width: 80 }}>{t('opsCoins.levelNumber', { n: name + 1 })}</Typography.Text>
                <Form.Item
                  name={[name, 'name']}
                  label={t('opsCoins.levelName')}
                  rules={[{ required: true, whitespace: true, message: t('promoForm.fillIn') }]}
                >
                  <Input maxLength={20} style={{ width: 200 }} />
                </Form.Item>
                <NumberItem
                  name={[name, 'charm']}
                  label={t('opsCoins.levelCharm')}
                  isRequired
                  min={0}
                  precision={0}
                  style={{ width: 140 }}
                />
                <Button
                  aria-label={`${t('promoForm.remove')} ${t('opsCoins.levelNumber', { n: name + 1 })}`}
                  onClick={() => remove(name)}
                >
                  {t('promoForm.remove')}
                </Button>
              </Flex>
            ))}
            <Form.ErrorList errors={errors} />
            <Flex gap={8}>
              <Button onClick={() => add({ name: '', charm: null })} disabled={fields.length >= LEVELS_MAX}>
                {t('opsCoins.addLevel')}
              </Button>
              <Button type="primary" htmlType="submit" loading={save.isPending}>
                {t('studio.product.save')}
              </Button>
            </Flex>
          </>
        )}
      </Form.List>
    </Form>
  )
}

/** Levels by charm. */
export function CoinLevelScreen() {
  const t = useT()
  const rows = useQuery({ queryKey: ['coin-levels'], queryFn: () => call('GET /studio/ops/gamification/level/') })
  if (rows.isError) return <Failed error={rows.error} onRetry={() => void rows.refetch()} />
  return (
    <>
      <SectionTabs section="coins" />
      <ScreenHead title={t('opsCoins.levels')} />
      <Card>
        <Typography.Paragraph>{t('opsCoins.levelsHint')}</Typography.Paragraph>
        {rows.data ? <LevelForm key={JSON.stringify(rows.data)} levels={rows.data.results} /> : <Loading />}
      </Card>
    </>
  )
}
