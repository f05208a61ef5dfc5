/**
 * The switches of a site that asks nothing of its visitors, as `GET /mpage/user/pageconfig/` gives them; a test changes
 * what it is about.
 */
export const openSiteConfig = {
  login_required: false,
  mobile_bind_required: false,
  node_required: false,
  follow_prompt: false,
  captcha_required: false,
  preview_origins: [],
  mobile_form: { require_name: false, require_email: false, can_skip: false, phone_button: false },
  is_open: true,
  hot_words: [],
  review_version: '',
  app_review_version: '',
  wx_web: null,
  subscribe: { order: [], stock: [], price: [] },
}
