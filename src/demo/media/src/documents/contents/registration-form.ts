import { type Content, form, note, p, section, steps, table } from '../markup.ts';

export const registrationForm: Content = {
  zh: {
    lead: '用于登记参加本馆采购、场地出让、活动招募与培训的单位。填写后连同所附材料发送至公告所列邮箱。',
    facts: [
      ['2 页', '填写完整，加盖公章'],
      ['1 次', '登记一年内有效，不必重复提交'],
      ['3 个工作日', '收到后答复'],
      ['免费', '不收取登记费与文件费'],
    ],
    sections: [
      section(
        '登记事项',
        p('请在对应的方框内打勾，可多选。'),
        table(
          '勾选 | 类别 | 需要的资质',
          `□ | 工程与维修 | 建筑业企业资质、安全生产许可证
□ | 设备与材料供应 | 生产商或授权证明
□ | 展台搭建 | 搭建资质、近两年三个以上业绩
□ | 餐饮与零售 | 食品经营许可证
□ | 保洁、安保、绿化 | 相应服务资质
□ | 运输与仓储 | 道路运输经营许可证
□ | 会议技术与翻译 | 业绩与人员名册
□ | 广告与制作 | 营业执照经营范围`,
        ),
      ),
      section(
        '单位信息',
        form('单位全称', '统一社会信用代码', '注册地址', '注册资本（万元）', '主营业务', '开户银行与账号'),
      ),
      section('联系方式', form('联系部门', '电话', '接收公告与答疑的电子邮箱')),
      section(
        '近两年代表性业绩',
        table(
          '序号 | 项目名称 | 委托单位 | 合同额（万元） | 完成年份',
          `1 |  |  |  |
2 |  |  |  | `,
        ),
      ),
      section(
        '附件清单',
        steps(
          '营业执照副本复印件，加盖公章。',
          '与所选类别对应的资质证书。',
          '近三年无重大违法记录声明。',
          '授权委托书（非法定代表人办理时）。',
          '业绩证明：合同首页、验收单或用户评价。',
        ),
      ),
      section(
        '声明',
        p(
          '本单位确认以上内容真实有效，同意本馆为采购与联系之目的保存上述信息两年；信息变更时在十个工作日内书面告知。',
        ),
        form('单位（盖章）', '经办部门', '日期'),
        note('登记不等于入围。具体项目以采购公告的资格条件为准。'),
      ),
      section(
        '以下由本馆填写',
        table('登记编号 | 收到日期 | 核对 | 类别 | 有效期至', `&nbsp; |  |  |  | `),
        p('材料不全的，三个工作日内一次性告知。同一单位以统一社会信用代码为准，不重复登记。'),
      ),
    ],
  },
  en: {
    lead: 'For companies that register for tenders, lettings, calls for traders and training. Fill it in and send it, with the papers listed, to the address in the notice.',
    facts: [
      ['2', 'Pages, complete and stamped'],
      ['1 year', 'Valid for; no need to send it again'],
      ['3 days', 'Working days until you hear from us'],
      ['Free', 'We charge for neither registration nor documents'],
    ],
    sections: [
      section(
        'What for',
        p('Tick what applies; more than one if you like.'),
        table(
          'Tick | Category | We need to see',
          `□ | Building and repair | Contractor’s licence, safety permit
□ | Equipment and material | Proof of manufacture or agency
□ | Stand building | Registration, three jobs in two years
□ | Catering and retail | Food licence
□ | Cleaning, security, gardening | Service licence
□ | Transport and storage | Road-haulage licence
□ | Conference technology, interpreting | References and staff list
□ | Advertising and production | Business licence`,
        ),
      ),
      section(
        'Your company',
        form(
          'Registered name',
          'Registration number',
          'Registered address',
          'Registered capital (yuan)',
          'Main business',
          'Bank and account',
        ),
      ),
      section('How to reach you', form('Department', 'Telephone', 'E-mail for notices and answers')),
      section(
        'Work of the last two years',
        table(
          'No. | Project | Client | Value (yuan) | Finished in',
          `1 |  |  |  |
2 |  |  |  | `,
        ),
      ),
      section(
        'Please attach',
        steps(
          'Business licence, stamped.',
          'Certificates for the categories you ticked.',
          'Declaration of no serious breach of law in three years.',
          'Power of attorney, unless the legal representative signs.',
          'Evidence of work: first page of contract, acceptance or a client’s opinion.',
        ),
      ),
      section(
        'Declaration',
        p(
          'We confirm that all this is true, agree that the centre keeps it for two years in order to buy from us and to write to us, and will report any change within ten working days.',
        ),
        form('Company (stamp)', 'Department', 'Date'),
        note('Registration is not selection. For each project the conditions in its notice apply.'),
      ),
      section(
        'For our use',
        table('Number | Received | Checked | Category | Valid until', `&nbsp; |  |  |  | `),
        p(
          'If something is missing we say so once, within three working days. A company is registered only once.',
        ),
      ),
    ],
  },
};
