import { credentialFields } from '@storefront/contract/domain/site/credentials'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Checkbox, Flex, Form, Input, Modal } from 'antd'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'

export type Credential = Reply<'GET /studio/credential/'>['results'][number]
type Fields = Record<string, string | undefined>

/**
 * Fills in a contract. A secret that is there stays unless another one is input; what is input is stored in no browser.
 */
export function CredentialModal({ credential, onClose }: { credential: Credential; onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const { kind, version, values: before, secrets } = credential
  const fields = credentialFields(kind)
  const save = useMutation({
    mutationFn: (input: Fields) => {
      const entries = fields.filter(({ name, isSecret }) => !isSecret || input[name])
      const values = Object.fromEntries(entries.map(({ name }) => [name, input[name] ?? '']))
      // The key is settled by the version, so that no secret is compared in the browser's storage.
      return submitOnce(`credential-${kind}`, version, (key) =>
        call('PUT /studio/credential/{kind}/', { params: { kind }, body: { version, values }, key }),
      )
    },
    onSuccess: () => {
      void message.success(t('credentials.saved'))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['credentials'] }),
  })
  return (
    <Modal open width={640} title={t(`credentials.kinds.${kind}`)} onCancel={onClose} footer={null}>
      {save.isError && <Alert type="error" role="alert" title={save.error.message} style={{ marginBottom: 16 }} />}
      <Form<Fields>
        layout="vertical"
        autoComplete="off"
        initialValues={before}
        onFinish={(input) => save.isPending || save.mutate(input)}
      >
        {fields.map(({ name, isSecret, hasLines, isFlag }) => {
          const placeholder = isSecret && secrets.includes(name) ? t('credentials.secretIs') : undefined
          if (isFlag)
            return (
              <Form.Item
                key={name}
                name={name}
                valuePropName="checked"
                getValueProps={(value) => ({ checked: value === 'on' })}
                normalize={(isOn) => (isOn ? 'on' : '')}
              >
                <Checkbox>{t(`credentials.fields.${name}`)}</Checkbox>
              </Form.Item>
            )
          return (
            <Form.Item key={name} name={name} label={t(`credentials.fields.${name}`)}>
              {hasLines ? (
                <Input.TextArea
                  placeholder={placeholder}
                  maxLength={8000}
                  autoSize={{ minRows: 3, maxRows: 8 }}
                  style={{ fontFamily: 'monospace' }}
                />
              ) : isSecret ? (
                <Input.Password placeholder={placeholder} maxLength={8000} autoComplete="new-password" />
              ) : (
                <Input maxLength={8000} />
              )}
            </Form.Item>
          )
        })}
        <Flex gap={8} justify="end">
          <Button onClick={onClose}>{t('credentials.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {t('credentials.save')}
          </Button>
        </Flex>
      </Form>
    </Modal>
  )
}
