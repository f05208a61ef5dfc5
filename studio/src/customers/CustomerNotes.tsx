import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Card, Flex, Form, Input, Popconfirm, Typography } from 'antd'
import { useSiteFormat } from '../app/useSiteFormat'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import type { Customer } from './customer.types'

type Note = Customer['notes'][number]

function NoteRow({ note, onRemove, isBusy }: { note: Note; onRemove: () => void; isBusy: boolean }) {
  const t = useT()
  const { moment } = useSiteFormat()
  return (
    <li style={{ marginBottom: 12 }}>
      <Typography.Paragraph style={{ whiteSpace: 'pre-line', marginBottom: 0 }}>{note.text}</Typography.Paragraph>
      <Flex gap={8} align="center">
        <Typography.Text type="secondary">
          {note.author} · {moment(note.created)}
        </Typography.Text>
        {note.is_own && (
          <Popconfirm title={t('customers.removeAsk')} okText={t('customers.remove')} onConfirm={onRemove}>
            <Button size="small" type="text" danger loading={isBusy}>
              {t('customers.remove')}
            </Button>
          </Popconfirm>
        )}
      </Flex>
    </li>
  )
}

/** The internal notes of staff about a customer, and a field for another note. */
export function CustomerNotes({ customer: { id, notes } }: { customer: Customer }) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ text: string }>()
  const refresh = () => client.invalidateQueries({ queryKey: ['customer', id] })
  const add = useMutation({
    mutationFn: (body: { text: string }) =>
      submitOnce(`customer-${id}`, body, (key) =>
        call('POST /studio/customer/{id}/note/', { params: { id }, body, key }),
      ),
    onSuccess: () => {
      void message.success(t('customers.saved'))
      form.resetFields()
      return refresh()
    },
  })
  const remove = useMutation({
    mutationFn: (note: number) => call('DELETE /studio/customer/{id}/note/{note}/', { params: { id, note } }),
    onError: (error) => void message.error(error.message),
    onSettled: refresh,
  })
  return (
    <Card
      title={t('customers.notes')}
      extra={<Typography.Text type="secondary">{t('customers.notesHint')}</Typography.Text>}
      style={{ marginBottom: 16 }}
    >
      {notes.length > 0 && (
        <ul style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {notes.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              isBusy={remove.isPending && remove.variables === note.id}
              onRemove={() => remove.mutate(note.id)}
            />
          ))}
        </ul>
      )}
      {add.isError && <Alert type="error" role="alert" title={add.error.message} style={{ marginBottom: 8 }} />}
      <Form
        form={form}
        layout="vertical"
        onFinish={({ text = '' }) => text.trim() !== '' && !add.isPending && add.mutate({ text: text.trim() })}
      >
        <Form.Item name="text" label={t('customers.write')} style={{ marginBottom: 8 }}>
          <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        <Button htmlType="submit" loading={add.isPending}>
          {t('customers.save')}
        </Button>
      </Form>
    </Card>
  )
}
