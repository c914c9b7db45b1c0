/** Unique values of personal data. None may appear in a trace (tests/replay). */
export const marked = {
  exhibitionName: '暗记山茶展 Zedmarkshow',
  organizer: '暗记会展公司 Zedmarkorganizer',
  exhibitionContent: '暗记内容，Zedmarkcontent',
  exhibitionArea: '73,219 平方米',
  exhibitionHall: '暗记厅 Zedmarkhall',
  name: '暗记某人 Zedmarkperson',
  mobilePhone: '138 7654 3219',
  email: 'zedmarkmail@zedmarkhost.example',
  address: '暗记路 7654 号 Zedmarkstreet',
  remark: 'Zedmarkremark，请打 13876543219',
};

/** Parts to search for. */
export const marks = ['暗记', 'zedmark', '7654', '3219', '73,219'];
