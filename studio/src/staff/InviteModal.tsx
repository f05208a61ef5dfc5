import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Flex, Form, Input, Modal, Typography } from 'antd'
import { call, type Reply } from '../calls/call'
import { BASE_PATH } from '../calls/place'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import type { ScreenRow } from '../shell/screen-row'
import { PermissionItems } from './PermissionItems'

interface Fields {
  readonly name: string
  readonly perms: string[]
}
const NAME_MAX = 40

interface InviteModalProps {
  readonly screens: readonly ScreenRow[]
  readonly onClose: () => void
}

/** The link of an invitation: its secret stands behind `#`, which browsers send to no server. */
const linkOf = (token: string): string => `${location.origin}${BASE_PATH}/invitation#${token}`

function Invitation({ invitation }: { readonly invitation: Reply<'POST /studio/staff/invitation/'> }) {
  const t = useT()
  const zone = useMe().data?.site.time_zone
  const link = linkOf(invitation.token)
  return (
    <Flex vertical gap={12}>
      <Typography.Text>
        {t('staff.invite.ready', { name: invitation.name, time: formatMoment(invitation.expires_at, zone) })}
      </Typography.Text>
      <Typography.Paragraph code copyable={{ text: link }} style={{ margin: 0, overflowWrap: 'anywhere' }}>
        {link}
      </Typography.Paragraph>
      <Alert type="warning" showIcon title={t('staff.invite.once')} />
    </Flex>
  )
}

/** Invites somebody by a link, with a role whose menu is shown before. */
export function InviteModal({ screens, onClose }: InviteModalProps) {
  const t = useT()
  const client = useQueryClient()
  const [form] = Form.useForm<Fields>()
  const perms: readonly string[] = Form.useWatch('perms', form) ?? []
  const invite = useMutation({
    mutationFn: (body: Fields) =>
      submitOnce('staff-invite', body, (key) => call('POST /studio/staff/invitation/', { body, key })),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  })
  return (
    <Modal open width={760} title={t('staff.invite.title')} onCancel={onClose} footer={null}>
      {invite.data ? (
        <Flex vertical gap={16}>
          <Invitation invitation={invite.data} />
          <Button type="primary" onClick={onClose} style={{ alignSelf: 'end' }}>
            {t('staff.invite.done')}
          </Button>
        </Flex>
      ) : (
        <Form<Fields>
          form={form}
          layout="vertical"
          initialValues={{ name: '', perms: [] }}
          onFinish={(fields) => invite.isPending || invite.mutate(fields)}
        >
          {invite.isError && (
            <Alert type="error" role="alert" title={invite.error.message} style={{ marginBottom: 16 }} />
          )}
          <Form.Item
            name="name"
            label={t('staff.invite.name')}
            extra={t('staff.invite.nameHint')}
            rules={[{ required: true, whitespace: true, message: t('staff.invite.nameRequired') }]}
          >
            <Input maxLength={NAME_MAX} style={{ maxWidth: 320 }} />
          </Form.Item>
          <PermissionItems perms={perms} screens={screens} onChoose={(next) => form.setFieldsValue({ perms: next })} />
          <Flex justify="end" gap={8}>
            <Button onClick={onClose}>{t('staff.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={invite.isPending}>
              {t('staff.invite.make')}
            </Button>
          </Flex>
        </Form>
      )}
    </Modal>
  )
}
