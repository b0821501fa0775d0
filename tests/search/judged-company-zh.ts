import { readVisitors } from './judged-format.ts'

/** Prices, people, places, jobs, numbers, slips of the pen, and what the site has nothing about. */
export const companyZh = readVisitors(
  'zh',
  '2026-11-26',
  `
多少钱 | question zero | 3 o:/contact | 2 o:/product/machine h:kinds-of-licences | 1 p:studio p:compute p:control p:realtime p:twin o:/ecology/class o:/ecology/list
浮动授权一套什么价 | question enquiry | 3 h:kinds-of-licences o:/contact | 1 p:studio p:compute p:control h:licence-service o:/ecology/list
开发票 | word zero | 3 o:/contact
Station S8报价 | mixed enquiry | 3 m:station-s8 o:/contact | 2 o:/product/machine | 1 h:choose-a-station
上海哪里能买 | question enquiry | 3 r:tingzhou-technology | 2 o:/ecology/list o:/contact | 1 o:/ecology/class
广东代理商 | word enquiry | 3 r:zhuyu-information | 2 o:/ecology/list | 1 o:/ecology/class
怎么做你们的代理 | question enquiry | 3 o:/ecology o:/ecology/class | 2 n:shengtai-huoban-fenji o:/contact | 1 o:/ecology/list
客服电话 | word zero | 3 o:/contact | 2 o:/help o:/support/ticket/new
西安办公室在哪 | question enquiry | 3 o:/contact | 1 o:/about
采访联系谁 | question enquiry | 3 o:/contact | 2 o:/news
几点下班 | question enquiry | 3 o:/contact o:/help | 2 o:/support/ticket/mine o:/joinUs
公司有多少人 | question enquiry | 3 o:/about | 2 o:/joinUs
浑仪这个名字什么意思 | question enquiry | 3 o:/about | 1 n:shi-zhounian-kaifangri
ISO9001证书 | number enquiry | 3 o:/about
功能安全认证 | word enquiry | 3 o:/about p:control | 2 t:code-generation w:C99 | 1 p:realtime
裴观澜 | person zero | 3 o:/about
你们老板是谁 | question enquiry | 3 o:/about
顾以宁 求解器 | person enquiry | 3 o:/about o:/ | 2 o:/contact | 1 e:gnomon
韩若川 | person zero | 3 o:/ | 2 o:/contact
沈知遥老师 | person enquiry | 3 b:系统建模基础 d:di-yi-ge-moxing d:re-yu-liuti d:du-dong-qiujieqi d:neng-chongzuo-de-baogao d:ba-shiyan-gaicheng-moxing | 2 o:/Industry-education/textbook-plan
白岑 | person zero | 3 b:飞行动力学与仿真 b:航天器轨道与姿态 | 2 o:/Industry-education/textbook-plan
有没有实习 | question enquiry | 3 j:shixi-fangzhen | 2 o:/joinUs
西安招人吗 | question enquiry | 3 j:qiujieqi-kaifa j:bianyiqi-kaifa j:yingyong-hangkong o:/joinUs
年假几天 | question enquiry | 3 o:/joinUs
能不能居家办公 | question enquiry | 3 o:/joinUs
前端岗位 | word enquiry | 3 j:qianduan-gongchengshi | 2 o:/joinUs | 1 j:shuju-keshihua
简历你们存多久 | question enquiry | 3 o:/PrivacyPolicy g:隐私政策 | 1 o:/joinUs
GDPR | mixed zero | 3 o:/PrivacyPolicy g:隐私政策 | 1 o:/cookies g:Cookie说明
统信UOS能用吗 | mixed enquiry | 3 o:/product/Innovation n:r2026a-xinchuang-shipei | 2 h:domestic-platforms-limits
龙芯3A6000 | number enquiry | 3 o:/product/Innovation | 2 n:r2026a-xinchuang-shipei h:domestic-platforms-limits | 1 n:qilin-v10-shipei
达梦 | word enquiry | 3 o:/product/Innovation | 2 f:database n:r2026a-xinchuang-shipei h:domestic-platforms-limits | 1 n:qilin-v10-shipei
3.1倍 | number enquiry | 3 n:guibiao-jizhun-fangfa n:r2026b-fabu e:gnomon v:R2026b | 2 p:studio
979-5-0000-0103-4 | number forum | 3 b:控制原理与实践
DS-S8-09 | number enquiry | 3 m:station-s8
GB/T 19963 | number forum | 3 j:yingyong-dianli | 2 s:wind-farm-grid c:fengdianchang-bingwang-shiyan
许可正服务器 | misspelt ticket | 3 h:licence-service | 2 h:licence-not-found a:arm-2026-008 n:arm-2026-008 | 1 h:kinds-of-licences v:R2026a-Update-3 h:install-updates
硬件再环 | misspelt zero | 3 p:realtime c:hangkong-fadongji-yingjian-zaihuan | 2 m:station-s4 m:station-s8 m:station-x16 n:jiangzuo-lianhe-shiyanshi d:kai-yi-men-yingjian-zaihuan-shiyanke b:硬件在环实验 d:di-yi-ge-bihuan | 1 o:/product/machine c:weixing-zikong-banwuli
降价模型 | misspelt zero | 3 p:twin n:jiangjie-moxing-wucha h:valid-range-of-reduced-models | 2 c:dianchi-wendu-zaixian-yuce n:r2026a-fabu m:edge-e2 v:R2026a | 1 c:chuanbo-hunhe-dongli c:ranji-dianchang-luansheng
定点代玛 | misspelt zero | 3 t:code-generation l:dingdian | 2 p:control d:cong-kongzhiqi-dao-c n:r2026a-fabu v:R2026a c:dianji-kongzhi-daima-shengcheng | 1 w:C99
xuke fuwu | misspelt zero | 3 h:licence-service | 2 h:licence-not-found a:arm-2026-008 n:arm-2026-008 v:R2026a-Update-3 | 1 h:kinds-of-licences h:install-updates
授權到期 | misspelt ticket | 3 h:licence-not-found | 2 h:trial-licence n:chunjie-zhichi-anpai-2026 o:/contact | 1 h:kinds-of-licences h:borrow-a-licence
硬體在環教學實驗室 | misspelt enquiry | 3 n:jiangzuo-lianhe-shiyanshi o:/Industry-education | 2 d:kai-yi-men-yingjian-zaihuan-shiyanke r:jiangzuo-tech | 1 b:硬件在环实验 l:suan-taijia l:anquan-yu-beijian
兩個版本並存 | misspelt forum | 3 h:side-by-side | 2 p:studio p:control p:realtime | 1 n:changqi-zhichi-tiaokuan h:move-from-r2025a v:R2027a-Beta-1 n:r2027a-beta-1-kaifang
鸿蒙 | nothing zero
海光处理器 | nothing zero
今天天气怎么样 | nothing zero
红烧肉的做法 | nothing zero
世界杯赛程 | nothing zero
核反应堆 | nothing zero
地震波反演 | nothing forum
区块链 | nothing zero
公积金贷款利率 | nothing zero
CVE-2019-12345 | nothing zero
R2031a | nothing zero
`,
)
