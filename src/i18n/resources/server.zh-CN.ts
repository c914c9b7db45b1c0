/** Texts that only the server uses, in Chinese. Browsers never load them. */
export const serverZhCN = {
  server: {
    suggestionReceived: '提交成功，我们会尽快与您联系。',
    bookingReceived: '预订申请已收到，我们将在 24 小时内通过电话或邮件与您联系。',
    datesTaken: '请注意：{{taken}} 已有其他安排，我们会与您商定日期。',
    someDatesTaken: '请注意：所选场地在这些日期已有其他安排，我们会与您商定日期。',
    invalid: '请求内容有误，请检查后重试。',
    missing: '内容不存在。',
    unauthorised: '需要有效的令牌。',
    conflict: '这次提交已用于另一条内容，请重新填写。',
    tooLarge: '提交的内容过大。',
    tooMany: '此网络提交的次数过多，请在 {{minutes}} 分钟后再试，已填写的内容不会丢失。',
    trapped: '一个对访客隐藏的输入框被填写了，可能是浏览器自动填充所致。本次内容未提交，请重新提交。',
    forbidden: '请求来源不被允许。',
    unknownHost: '网站不使用这个域名。如果您管理此网站，请把 SITE_ORIGIN 设为它的公开地址。',
    failed: '服务暂时不可用，请稍后重试。',
    unconfirmed: '服务暂时不可用，您提交的内容尚未确认。内容已为您保留，请几分钟后重新提交。',
    unconfirmedCall:
      '服务暂时不可用，您提交的内容尚未确认。内容已为您保留，请几分钟后重新提交，或致电 {{phone}}。',
    requestId: '如需与我们联系，请提供编号 {{id}}。',
    timeout: '服务响应超时，请稍后重试。',
  },
  /** Parts of the descriptions that search engines show. */
  description: {
    offer:
      '本站提供展览与会议场地、活动排期、新闻公告、资料下载、交通指引与周边食宿等信息，并可在线提交场地预订申请，欢迎查阅。',
    lists: '{{title}}：{{items}}',
    listsMore: '{{title}}：{{items}}等。',
    album: '本相册的全部照片，可逐张放大浏览，也可整册打包下载，供参展商、主办方与媒体取用。',
    event: '活动现场的照片，可逐张放大浏览，回顾布展、开幕与交流的各个瞬间。',
  },
  /** Names of the feeds, and what their items say. */
  feeds: {
    news: '新闻',
    notices: '通知公告',
    tenders: '采购公告',
    events: '即将举办的活动',
    cancelled: '【已取消】{{title}}',
  },
} as const;
