/** Id of the button on which WeChat counts a visitor's consent. */
export const AGREE_BUTTON = 'agree-privacy'
