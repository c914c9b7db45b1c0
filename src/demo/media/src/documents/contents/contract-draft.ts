import { type Content, form, list, note, p, section, table } from '../markup.ts';

export const contractDraft: Content = {
  zh: {
    lead: '采购与服务项目的合同样本，供投标人了解主要条款。空白处在定标后填写，双方协商一致的专用条款列为附件。',
    facts: [
      ['12 条', '通用条款'],
      ['4 次', '付款：30%、40%、25%、5%'],
      ['3 年', '质保期'],
      ['15 日', '付款期限，自收到发票起'],
    ],
    sections: [
      section('双方', form('甲方', '乙方', '合同编号', '签订地点与日期')),
      section(
        '第一条 标的',
        p(
          '乙方按采购文件、投标文件与本合同的约定提供货物、工程或服务，内容、数量与规格见附件一。附件与正文不一致的，依次以补充协议、正文、附件、投标文件为准。',
        ),
      ),
      section(
        '第二条 价款',
        p(
          '合同总价为人民币____________元（含税），为完成全部内容的固定价格，包含设备、材料、人工、运输、保险、税费、培训与质保。工程量变更超过一成的部分，按投标单价结算。',
        ),
      ),
      section(
        '第三条 付款',
        table(
          '节点 | 比例 | 条件',
          `合同生效 | 30% | 收到履约保函
到货或进场 | 40% | 到货验收单
验收合格 | 25% | 验收单与发票
质保期满 | 5% | 无未决问题`,
        ),
        p('甲方在收到合格发票后十五日内付款。逾期按同期贷款市场报价利率计付利息。'),
      ),
      section(
        '第四条 履约保证',
        p('乙方在签约后十日内提交合同总价百分之十的银行履约保函，有效期至验收合格后三十日。'),
      ),
      section(
        '第五条 工期与场地',
        p(
          '工期自进场之日起____日历天。甲方展会与会议优先，因甲方档期暂停作业的，工期相应顺延，不计窝工费用；累计暂停超过二十日的，双方另行协商。',
        ),
      ),
      section(
        '第六条 质量与验收',
        p(
          '按《技术规格书》第五章执行。验收不合格的，乙方在七日内整改；两次不合格的，甲方有权解除合同并要求返还已付款项。',
        ),
      ),
      section(
        '第七条 质保',
        p('质保期三年，自验收合格之日起算。乙方两小时内到场，未到场的甲方可另行委托，费用由乙方承担。'),
      ),
      section(
        '第八条 安全与环境',
        list(
          '乙方对其人员与作业安全负责，投保意外险与公众责任险；',
          '遵守本馆《施工安全须知》，服从现场管理；',
          '废旧设备与包装由乙方依法处理并提供去向证明。',
        ),
      ),
      section(
        '第九条 保密与数据',
        p(
          '任何一方不得披露因本合同知悉的商业信息，期限至合同终止后三年。系统运行数据归甲方所有。涉及个人信息的，乙方只为履行合同使用，终止后三十日内删除。',
        ),
      ),
      section(
        '第十条 违约',
        table(
          '情形 | 责任',
          `乙方逾期，每日 | 合同总价的 0.1%，上限 10%
乙方未经同意转包 | 合同总价的 10%，甲方可解除
甲方逾期付款，每日 | 欠付金额的 0.03%
任何一方根本违约 | 赔偿直接损失`,
        ),
      ),
      section(
        '第十一条 不可抗力',
        p(
          '遭遇不可抗力的一方应在三日内通知对方，十五日内提供证明，双方据影响程度决定延期、变更或解除，互不承担违约责任。',
        ),
      ),
      section(
        '第十二条 争议',
        p(
          '先行协商；三十日内协商不成的，提交甲方所在地有管辖权的人民法院处理。争议期间，无争议部分继续履行。',
        ),
        note('本合同一式四份，双方各执两份，自签字盖章并提交履约保函之日起生效。'),
      ),
      section('签署', form('甲方（盖章）', '乙方（盖章）', '授权代表', '日期')),
    ],
  },
  en: {
    lead: 'The draft contract for purchases and services, so that bidders know its main terms. Blanks are filled after the award; special terms agreed by both sides are annexed. The Chinese text is the binding one.',
    facts: [
      ['12', 'General clauses'],
      ['4', 'Payments: 30, 40, 25 and 5 per cent'],
      ['3 years', 'Of warranty'],
      ['15 days', 'To pay, from receipt of invoice'],
    ],
    sections: [
      section('The parties', form('The client', 'The contractor', 'Contract number', 'Place and date')),
      section(
        '1. Subject',
        p(
          'The contractor supplies goods, works or services as set out in the tender documents, the tender and this contract; contents, quantities and specification are in annex 1. Where they differ, supplements prevail over this text, this text over annexes, and annexes over the tender.',
        ),
      ),
      section(
        '2. Price',
        p(
          'The price is ____________ yuan, tax included. It is fixed and covers equipment, material, labour, transport, insurance, taxes, training and warranty. Changes of quantity beyond ten per cent are settled at the unit prices of the tender.',
        ),
      ),
      section(
        '3. Payment',
        table(
          'When | Share | On receipt of',
          `Contract in force | 30% | Performance bond
Delivery or start on site | 40% | Delivery note
Acceptance | 25% | Certificate and invoice
End of warranty | 5% | No open defects`,
        ),
        p(
          'The client pays within fifteen days of a correct invoice. Late payment bears interest at the loan prime rate.',
        ),
      ),
      section(
        '4. Bond',
        p(
          'Within ten days of signing the contractor provides a bank bond for ten per cent of the price, valid until thirty days after acceptance.',
        ),
      ),
      section(
        '5. Time and place',
        p(
          'The work takes ____ calendar days from the start on site. Shows and meetings come first: when work pauses for them the time is extended, without charge for standing by. If pauses add up to more than twenty days, the parties talk.',
        ),
      ),
      section(
        '6. Quality and acceptance',
        p(
          'Chapter 5 of the specification applies. Defects are put right within seven days; after a second failure the client may end the contract and be repaid.',
        ),
      ),
      section(
        '7. Warranty',
        p(
          'Three years from acceptance. The contractor is on site within two hours; if not, the client may engage others at the contractor’s cost.',
        ),
      ),
      section(
        '8. Safety and environment',
        list(
          'The contractor answers for the safety of its people and its work and carries accident and public-liability insurance.',
          'It observes our ‘Safety rules for contractors’ and the instructions given on site.',
          'It disposes of old equipment and packaging by law, and shows where they went.',
        ),
      ),
      section(
        '9. Confidentiality and data',
        p(
          'Neither party discloses business information of the other, until three years after the end. Operating data belong to the client. Personal data are used to perform this contract only and deleted within thirty days of its end.',
        ),
      ),
      section(
        '10. Breach',
        table(
          'What | Consequence',
          `Contractor late, per day | 0.1% of the price, up to 10%
Subcontracting without consent | 10% of the price; the client may terminate
Client pays late, per day | 0.03% of the amount due
Fundamental breach by either | Direct damages`,
        ),
      ),
      section(
        '11. Force majeure',
        p(
          'Whoever is prevented says so within three days and proves it within fifteen. The parties then extend, change or end the contract, and neither is liable.',
        ),
      ),
      section(
        '12. Disputes',
        p(
          'The parties first try to agree. What is not settled within thirty days goes to the court at the client’s seat. Meanwhile, whatever is not in dispute goes on.',
        ),
        note(
          'There are four copies, two for each party. The contract takes effect when it is signed and stamped and the bond has been provided.',
        ),
      ),
      section(
        'Signatures',
        form('The client (stamp)', 'The contractor (stamp)', 'Authorised representatives', 'Date'),
      ),
    ],
  },
};
