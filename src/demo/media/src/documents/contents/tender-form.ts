import { type Content, form, list, note, p, section, steps, table } from '../markup.ts';

export const tenderForm: Content = {
  zh: {
    lead: '本馆采购项目的投标与询价响应文件格式。请用本格式填写，逐页盖章，与其他证明材料一并密封递交。',
    facts: [
      ['3 份', '正本一份、副本两份'],
      ['1 份', 'PDF 电子文件，随纸质文件封装'],
      ['90 天', '投标有效期'],
      ['含税', '全部报价，人民币元'],
    ],
    sections: [
      section(
        '文件的组成',
        steps(
          '投标函（第一部分）。',
          '投标人基本情况表与资格证明（第二部分）。',
          '报价一览表与分项报价表（第三部分）。',
          '技术与服务响应表（第四部分）。',
          '项目实施方案，不超过二十页。',
          '近三年同类业绩，附合同首页与验收证明。',
        ),
        p('装入密封袋，封口盖章，封面注明项目名称、编号与“开标前不得启封”。'),
      ),
      section(
        '一、投标函',
        p(
          '致：嘉陵湾国际会展中心有限公司。我方已阅读采购公告、技术规格书与合同样本，无保留地接受其中条件，并按以下内容投标：',
        ),
        form(
          '项目名称',
          '项目编号',
          '投标总价（大写）',
          '投标总价（小写，元）',
          '完成期限（日历天）',
          '投标人（盖章）',
          '授权代表（签字）',
          '日期',
        ),
      ),
      section(
        '二、投标人基本情况',
        form(
          '单位全称',
          '统一社会信用代码',
          '注册地址',
          '资质等级与证书编号',
          '上年度营业收入（万元）',
          '在职人数，其中技术人员',
          '联系部门与电话',
          '电子邮箱',
        ),
        p('另附：营业执照副本复印件、资质证书、近三年无重大违法记录声明、近三个月社会保险缴纳证明。'),
      ),
      section(
        '三、报价一览表',
        p('单价与总价不一致的，以单价为准；大写与小写不一致的，以大写为准。'),
        table(
          '序号 | 分项 | 单位 | 数量 | 单价（元） | 合价（元）',
          `1 | 设备与材料 | 项 |  |  |
2 | 运输与保险 | 项 |  |  |
3 | 安装与调试 | 项 |  |  |
4 | 培训与文件 | 项 |  |  |
5 | 质保期服务 | 年 |  |  |
6 | 其他 | 项 |  |  |
 | 合计 |  |  |  | `,
        ),
      ),
      section(
        '四、响应表',
        p('逐条填写“满足”“优于”或“偏离”，偏离须说明理由。空白视为偏离。'),
        table(
          '规格书条款 | 要求 | 响应 | 说明',
          `1 适用标准 | 现行国家与行业标准 |  |
2 技术参数 | 见规格书附表 |  |
3 施工时间 | 展期之间，夜间 |  |
4 质保期 | 不少于三年 |  |
5 响应时间 | 两小时到场 |  |
6 环境要求 | 可回收包装，废旧件回收 |  | `,
        ),
      ),
      section(
        '评审办法',
        table(
          '评审项 | 权重',
          `价格 | 40%
技术方案 | 30%
业绩与团队 | 15%
服务与质保 | 10%
环境与可持续 | 5%`,
        ),
        list(
          '迟到、未密封、未盖章的投标文件不予接收；',
          '投标报价超过最高限价的作无效处理；',
          '评审结果在本馆网站公示三个工作日。',
        ),
        note('澄清问题请在公告规定的截止时间前书面提出，答复同时发给全部登记供应商。'),
      ),
    ],
  },
  en: {
    lead: 'The form in which tenders to the centre are made. Please use it as it is, stamp every page, and send it sealed together with your evidence.',
    facts: [
      ['3', 'Copies: one original, two duplicates'],
      ['1', 'PDF, sealed with the paper copies'],
      ['90 days', 'For which the tender is binding'],
      ['Yuan', 'All prices, tax included'],
    ],
    sections: [
      section(
        'What a tender contains',
        steps(
          'Letter of tender (part 1).',
          'Particulars of the bidder, with evidence (part 2).',
          'Summary of prices and breakdown (part 3).',
          'Statement of compliance (part 4).',
          'How you will do it, in no more than twenty pages.',
          'Similar work in the last three years, with first page of contract and certificate of acceptance.',
        ),
        p(
          'Seal it in an envelope with your stamp across the flap, the name and number of the project, and the words ‘not to be opened before the appointed time’.',
        ),
      ),
      section(
        '1. Letter of tender',
        p(
          'To Jialing Bay International Convention &amp; Exhibition Centre Co., Ltd. We have read the notice, the specification and the draft contract, accept their terms without reservation, and offer as follows:',
        ),
        form(
          'Project',
          'Number',
          'Total price in words',
          'Total price in figures (yuan)',
          'Time for completion (days)',
          'Bidder (stamp)',
          'Authorised signatory',
          'Date',
        ),
      ),
      section(
        '2. Particulars of the bidder',
        form(
          'Registered name',
          'Registration number',
          'Registered address',
          'Qualification and certificate',
          'Turnover last year (yuan)',
          'Staff, of which technical',
          'Department and telephone',
          'E-mail',
        ),
        p(
          'Attach: business licence, certificates of qualification, a declaration of no serious breach of law in three years, and proof of social insurance for three months.',
        ),
      ),
      section(
        '3. Summary of prices',
        p(
          'Where unit price and total differ, the unit price holds; where words and figures differ, the words.',
        ),
        table(
          'No. | Item | Unit | Quantity | Unit price | Amount (yuan)',
          `1 | Equipment and material | sum |  |  |
2 | Transport and insurance | sum |  |  |
3 | Installation and testing | sum |  |  |
4 | Training and documents | sum |  |  |
5 | Service under warranty | year |  |  |
6 | Other | sum |  |  |
 | Total |  |  |  | `,
        ),
      ),
      section(
        '4. Statement of compliance',
        p(
          'For each clause write ‘meets’, ‘exceeds’ or ‘deviates’, with reasons for a deviation. A blank counts as one.',
        ),
        table(
          'Clause | Required | Response | Remarks',
          `1 Standards | National and trade standards in force |  |
2 Technical data | Table of the specification |  |
3 Working hours | Between shows, at night |  |
4 Warranty | Three years or more |  |
5 Response | On site within two hours |  |
6 Environment | Packaging and old parts taken back |  | `,
        ),
      ),
      section(
        'How tenders are judged',
        table(
          'Criterion | Weight',
          `Price | 40%
Technical proposal | 30%
Record and team | 15%
Service and warranty | 10%
Environment | 5%`,
        ),
        list(
          'Tenders that are late, unsealed or unstamped are not accepted.',
          'Tenders above the stated ceiling are void.',
          'The result is published on our website for three working days.',
        ),
        note(
          'Ask questions in writing before the time named in the notice. Answers go to all registered suppliers at once.',
        ),
      ),
    ],
  },
};
