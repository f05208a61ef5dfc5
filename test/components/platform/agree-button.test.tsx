import Taro from '@tarojs/taro'
import { AgreeButton } from '@/platform/elements/agree-button/index.weapp'
import { render } from '../../setup/render'

test('a tap agrees in WeChat clients without a consent of the vendor', async () => {
  Object.assign(Taro, { canIUse: () => false })
  const onAgree = jest.fn()
  const screen = await render(<AgreeButton onAgree={onAgree}>同意</AgreeButton>)
  await screen.tap('同意')
  expect(onAgree).toHaveBeenCalledTimes(1)
})
