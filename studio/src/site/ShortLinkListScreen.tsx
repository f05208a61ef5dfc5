import { Alert, Button, Flex, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { useStep } from '../operation/useStep'

type ShortLink = Reply<'GET /studio/ops/base/shortlink/'>['results'][number]
const ADDRESS_MAX = 1000

/** Makes the short link of an address of the shop; the same address has the same one. */
function ShortLinkForm() {
  const t = useT()
  const [link, setLink] = useState<string | null>(null)
  const step = useStep(
    async (url: string) => setLink((await call('GET /studio/ops/base/sl/', { query: { url } })).sl),
    ['shortlinks'],
  )
  return (
    <Flex vertical gap={12} style={{ marginBottom: 16 }}>
      <Form
        layout="inline"
        onFinish={({ url }: { url: string }) => step.mutateAsync(url.trim()).catch(() => undefined)}
        style={{ rowGap: 8 }}
      >
        <Form.Item
          name="url"
          label={t('operation.shortLinks.address')}
          rules={[{ required: true, whitespace: true, message: t('resource.wrong.required') }]}
        >
          <Input maxLength={ADDRESS_MAX} placeholder={t('operation.shortLinks.addressHint')} style={{ width: 360 }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={step.isPending}>
          {t('operation.shortLinks.make')}
        </Button>
      </Form>
      {link && <Alert type="success" role="status" title={t('operation.shortLinks.made', { link })} />}
    </Flex>
  )
}

/** Short links of the shop with how often they were followed. */
export function ShortLinkListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  return (
    <OperationList<ShortLink>
      name="shortlinks"
      file="shortlinks"
      title="operation.shortLinks.title"
      search="operation.shortLinks.search"
      renderFilters={() => <ShortLinkForm />}
      load={({ limit, offset, search }) =>
        call('GET /studio/ops/base/shortlink/', { query: { limit, offset, search } })
      }
      rowKey="id"
      columns={[
        {
          title: t('operation.shortLinks.link'),
          render: (_, { sl }) => (
            <Typography.Text copyable={{ text: sl }}>
              <a href={sl} target="_blank" rel="noreferrer">
                {sl}
              </a>
            </Typography.Text>
          ),
        },
        { title: t('operation.shortLinks.target'), dataIndex: 'path' },
        { title: t('operation.shortLinks.visits'), align: 'right', dataIndex: 'visits' },
        { title: t('operation.shortLinks.by'), dataIndex: 'by' },
        { title: t('operation.created'), render: (_, link) => moment(link.created) },
      ]}
    />
  )
}
