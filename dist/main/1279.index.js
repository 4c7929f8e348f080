export const id = 1279;
export const ids = [1279];
export const modules = {

/***/ 13117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ ADVISORIES),
/* harmony export */   n: () => (/* binding */ ADVISORIES_DATE)
/* harmony export */ });
/*
 * Long because: one table, one line per range of an advisory.
 *
 * Facts of public advisories (CVE list, GitHub Advisory Database) about libraries of `library-fingerprints.ts`.
 * `npm run refresh:advisories` brings it up to date from the advisory endpoint of the configured npm registry.
 */
/** Day the table was last brought up to date. */
const ADVISORIES_DATE = '2025-06-01';
const ADVISORIES = {
    angular: [
        ['CVE-2019-10768 GHSA-89mq-4x47-5v83', 'high', 'CWE-1321', '1.4.0', '1.7.9'],
        ['CVE-2019-14863 GHSA-r5fx-8r73-v86c', 'medium', 'CWE-79', '1.0.0', '1.5.0'],
        ['CVE-2020-7676 GHSA-mhp6-pxh8-r675', 'medium', 'CWE-79', '0', '1.8.0'],
        ['CVE-2022-25844 GHSA-m2h2-264f-f486', 'medium', 'CWE-1333', '1.7.0', ''],
        ['CVE-2022-25869 GHSA-prc3-vjfx-vhm9', 'medium', 'CWE-79', '0', ''],
        ['CVE-2023-26116 GHSA-2vrf-hf26-jrp5', 'medium', 'CWE-1333', '1.2.21', ''],
        ['CVE-2023-26117 GHSA-2qqx-w9hr-q5gx', 'medium', 'CWE-1333', '1.0.0', ''],
        ['CVE-2023-26118 GHSA-qwqh-hm9m-p5hr', 'medium', 'CWE-1333', '1.4.9', ''],
        ['CVE-2024-21490 GHSA-4w4v-5hc9-xrr2', 'high', 'CWE-1333', '1.3.0', ''],
        ['CVE-2024-8372 GHSA-m9gf-397r-hwpg', 'low', 'CWE-1289', '1.3.0', ''],
        ['CVE-2024-8373 GHSA-mqm9-c95h-x2p6', 'low', 'CWE-791', '0', ''],
    ],
    '@angular/core': [
        ['CVE-2021-4231 GHSA-c75v-2vq8-878f', 'medium', 'CWE-79', '0', '10.2.5'],
        ['CVE-2021-4231 GHSA-c75v-2vq8-878f', 'medium', 'CWE-79', '11.0.0', '11.0.5'],
    ],
    axios: [
        ['CVE-2019-10742 GHSA-42xw-2xvc-qx8m', 'high', 'CWE-755', '0', '0.18.1'],
        ['CVE-2020-28168 GHSA-4w2v-q235-vp99', 'medium', 'CWE-918', '0', '0.21.1'],
        ['CVE-2021-3749 GHSA-cph5-m8f7-6c5x', 'high', 'CWE-1333', '0', '0.21.2'],
        ['CVE-2023-45857 GHSA-wf5p-g6vw-rhxx', 'medium', 'CWE-352', '0.8.1', '0.28.0'],
        ['CVE-2023-45857 GHSA-wf5p-g6vw-rhxx', 'medium', 'CWE-352', '1.0.0', '1.6.0'],
        ['CVE-2024-39338 GHSA-8hc4-vh64-cxmj', 'high', 'CWE-918', '1.3.2', '1.7.4'],
        ['CVE-2025-27152 GHSA-jr5f-v2jv-69x6', 'high', 'CWE-918', '0', '0.30.0'],
        ['CVE-2025-27152 GHSA-jr5f-v2jv-69x6', 'high', 'CWE-918', '1.0.0', '1.8.2'],
    ],
    backbone: [['CVE-2016-10537 GHSA-j6p2-cx3w-6jcp', 'medium', 'CWE-79', '0', '0.5.0']],
    'blueimp-file-upload': [['CVE-2018-9206 GHSA-4cj8-g9cp-v5wr', 'critical', 'CWE-434', '0', '9.22.1']],
    bootstrap: [
        ['CVE-2016-10735 GHSA-4p24-vmcr-4gqj', 'medium', 'CWE-79', '3.0.0', '3.4.0'],
        ['CVE-2016-10735 GHSA-4p24-vmcr-4gqj', 'medium', 'CWE-79', '4.0.0-alpha', '4.0.0-beta.2'],
        ['CVE-2018-14040 GHSA-3wqf-4x89-9g79', 'medium', 'CWE-79', '2.3.0', '3.4.0'],
        ['CVE-2018-14040 GHSA-3wqf-4x89-9g79', 'medium', 'CWE-79', '4.0.0', '4.1.2'],
        ['CVE-2018-14041 GHSA-pj7m-g53m-7638', 'medium', 'CWE-79', '4.0.0', '4.1.2'],
        ['CVE-2018-14042 GHSA-7mvr-5x2g-wfc8', 'medium', 'CWE-79', '2.3.0', '3.4.0'],
        ['CVE-2018-14042 GHSA-7mvr-5x2g-wfc8', 'medium', 'CWE-79', '4.0.0', '4.1.2'],
        ['CVE-2018-20676 GHSA-3mgp-fx93-9xv5', 'medium', 'CWE-79', '0', '3.4.0'],
        ['CVE-2018-20677 GHSA-ph58-4vrj-w6hr', 'medium', 'CWE-79', '0', '3.4.0'],
        ['CVE-2019-8331 GHSA-9v3m-8fp8-mj99', 'medium', 'CWE-79', '3.0.0', '3.4.1'],
        ['CVE-2019-8331 GHSA-9v3m-8fp8-mj99', 'medium', 'CWE-79', '4.0.0', '4.3.1'],
        ['CVE-2024-6485 GHSA-vxmc-5x29-h64v', 'medium', 'CWE-79', '1.4.0', '3.4.2'],
    ],
    'bootstrap-select': [['CVE-2019-20921 GHSA-7c82-mp33-r854', 'medium', 'CWE-79', '0', '1.13.6']],
    'bootstrap-table': [['CVE-2022-1726 GHSA-58ph-gfg8-9gqj', 'medium', 'CWE-79', '0', '1.20.2']],
    'chart.js': [['CVE-2020-7746 GHSA-h68q-55jf-x68w', 'high', 'CWE-1321', '0', '2.9.4']],
    ckeditor4: [
        ['CVE-2018-17960 GHSA-g68x-vvqq-pvw3', 'medium', 'CWE-79', '4.0.0', '4.11.0'],
        ['CVE-2021-32808 GHSA-6226-h7ff-ch6c', 'medium', 'CWE-79', '4.13.0', '4.16.2'],
        ['CVE-2021-32809 GHSA-7889-rm5j-hpgg', 'medium', 'CWE-79', '4.5.2', '4.16.2'],
        ['CVE-2021-37695 GHSA-m94c-37g6-cjhc', 'medium', 'CWE-79', '0', '4.16.2'],
        ['CVE-2021-41164 GHSA-pvmx-g8h5-cprj', 'medium', 'CWE-79', '4.0.0', '4.17.0'],
        ['CVE-2021-41165 GHSA-7h26-63m7-qhf2', 'medium', 'CWE-79', '4.0.0', '4.17.0'],
        ['CVE-2022-24728 GHSA-4fc4-4p5g-6w89', 'medium', 'CWE-79', '4.0.0', '4.18.0'],
        ['CVE-2022-24729 GHSA-f6rf-9m92-x2hh', 'high', 'CWE-1333', '4.0.0', '4.18.0'],
        ['CVE-2023-28439 GHSA-vh5c-xwqv-cv9g', 'medium', 'CWE-79', '4.0.0', '4.21.0'],
        ['CVE-2024-24815 GHSA-fq6h-4g8v-qqvm', 'medium', 'CWE-79', '4.0.0', '4.24.0'],
        ['CVE-2024-24816 GHSA-mw2c-vx6j-mg76', 'medium', 'CWE-79', '4.0.0', '4.24.0'],
    ],
    'datatables.net': [
        ['CVE-2015-6584 GHSA-4mv4-gmmf-q382', 'medium', 'CWE-79', '0', '1.10.10'],
        ['CVE-2020-28458 GHSA-m7j4-fhg6-xf5v', 'high', 'CWE-1321', '0', '1.10.22'],
        ['CVE-2021-23445 GHSA-h73q-5wmj-q8pj', 'low', 'CWE-79', '0', '1.11.3'],
    ],
    dojo: [
        ['CVE-2018-15494 GHSA-84cm-x2q5-8225', 'critical', 'CWE-116', '0', '1.14.0'],
        ['CVE-2020-5258 GHSA-jxfh-8wgv-vfr2', 'high', 'CWE-1321', '0', '1.11.10'],
        ['CVE-2020-5258 GHSA-jxfh-8wgv-vfr2', 'high', 'CWE-1321', '1.12.0', '1.12.8'],
        ['CVE-2020-5258 GHSA-jxfh-8wgv-vfr2', 'high', 'CWE-1321', '1.13.0', '1.13.7'],
        ['CVE-2020-5258 GHSA-jxfh-8wgv-vfr2', 'high', 'CWE-1321', '1.14.0', '1.14.6'],
        ['CVE-2020-5258 GHSA-jxfh-8wgv-vfr2', 'high', 'CWE-1321', '1.15.0', '1.15.3'],
        ['CVE-2020-5258 GHSA-jxfh-8wgv-vfr2', 'high', 'CWE-1321', '1.16.0', '1.16.2'],
        ['CVE-2021-23450 GHSA-m8gw-hjpr-rjv7', 'critical', 'CWE-1321', '0', '1.16.5'],
    ],
    dompurify: [
        ['CVE-2019-16728 GHSA-chqj-j4fh-rw7m', 'medium', 'CWE-79', '0', '2.0.3'],
        ['CVE-2020-26870 GHSA-63q7-h895-m982', 'medium', 'CWE-79', '0', '2.0.17'],
        ['CVE-2024-45801 GHSA-mmhx-hmjr-r674', 'high', 'CWE-1321', '0', '2.5.4'],
        ['CVE-2024-45801 GHSA-mmhx-hmjr-r674', 'high', 'CWE-1321', '3.0.0', '3.1.3'],
        ['CVE-2024-47875 GHSA-gx9m-whjm-85jf', 'high', 'CWE-79', '0', '2.5.0'],
        ['CVE-2024-47875 GHSA-gx9m-whjm-85jf', 'high', 'CWE-79', '3.0.0', '3.1.3'],
        ['CVE-2024-48910 GHSA-p3vf-v8qc-cwcr', 'critical', 'CWE-1321', '0', '2.4.2'],
        ['CVE-2025-26791 GHSA-vhxf-7vqr-mrjg', 'medium', 'CWE-79', '0', '3.2.4'],
    ],
    'ember-source': [
        ['CVE-2015-7565', 'medium', 'CWE-79', '1.8.0', '1.11.4'],
        ['CVE-2015-7565', 'medium', 'CWE-79', '1.12.0', '1.12.2'],
        ['CVE-2015-7565', 'medium', 'CWE-79', '1.13.0', '1.13.12'],
        ['CVE-2015-7565', 'medium', 'CWE-79', '2.0.0', '2.0.3'],
        ['CVE-2015-7565', 'medium', 'CWE-79', '2.1.0', '2.1.2'],
        ['CVE-2015-7565', 'medium', 'CWE-79', '2.2.0', '2.2.1'],
    ],
    handlebars: [
        ['CVE-2015-8861 GHSA-9prh-257w-9277', 'medium', 'CWE-79', '0', '4.0.0'],
        ['CVE-2019-19919 GHSA-w457-6q6x-cgp9', 'critical', 'CWE-1321', '0', '3.0.8'],
        ['CVE-2019-19919 GHSA-w457-6q6x-cgp9', 'critical', 'CWE-1321', '4.0.0', '4.3.0'],
        ['CVE-2019-20920 GHSA-3cqr-58rm-57f8', 'high', 'CWE-94', '0', '3.0.8'],
        ['CVE-2019-20920 GHSA-3cqr-58rm-57f8', 'high', 'CWE-94', '4.0.0', '4.5.3'],
        ['CVE-2019-20922 GHSA-62gr-4qp9-h98f', 'high', 'CWE-400', '4.0.0', '4.4.5'],
        ['CVE-2021-23369 GHSA-f2jv-r9rf-7988', 'critical', 'CWE-94', '0', '4.7.7'],
        ['CVE-2021-23383 GHSA-765h-qjxv-5f44', 'critical', 'CWE-1321', '0', '4.7.7'],
    ],
    highcharts: [
        ['CVE-2018-20801 GHSA-xmc8-cjfr-phx3', 'high', 'CWE-1333', '0', '6.1.0'],
        ['CVE-2021-29489 GHSA-8j65-4pcq-xq95', 'high', 'CWE-79', '0', '9.0.0'],
    ],
    'highlight.js': [
        ['CVE-2020-26237 GHSA-vfrc-7r7c-w9mx', 'medium', 'CWE-1321', '0', '9.18.2'],
        ['CVE-2020-26237 GHSA-vfrc-7r7c-w9mx', 'medium', 'CWE-1321', '10.0.0', '10.1.2'],
        ['GHSA-7wwv-vh3v-89cq', 'medium', 'CWE-1333', '9.0.0', '10.4.1'],
    ],
    jquery: [
        ['CVE-2011-4969 GHSA-579v-mp3v-rrw5', 'medium', 'CWE-79', '0', '1.6.3'],
        ['CVE-2012-6708 GHSA-2pqj-h3vj-pqgw', 'medium', 'CWE-79', '0', '1.9.0'],
        ['CVE-2020-7656 GHSA-q4m3-2j7h-f7xw', 'medium', 'CWE-79', '1.2.1', '1.9.0'],
        ['CVE-2015-9251 GHSA-rmxg-73gg-4p98', 'medium', 'CWE-79', '1.4.0', '1.12.0'],
        ['CVE-2015-9251 GHSA-rmxg-73gg-4p98', 'medium', 'CWE-79', '1.12.3', '3.0.0'],
        ['CVE-2019-11358 GHSA-6c3j-c64m-qhgq', 'medium', 'CWE-1321', '1.1.4', '3.4.0'],
        ['CVE-2020-11022 GHSA-gxr4-xjj5-5px2', 'medium', 'CWE-79', '1.2.0', '3.5.0'],
        ['CVE-2020-11023 GHSA-jpcq-cgw6-v4j6', 'medium', 'CWE-79', '1.0.3', '3.5.0'],
    ],
    'jquery-ui': [
        ['CVE-2010-5312 GHSA-wcm2-9c89-wmfm', 'medium', 'CWE-79', '1.7.0', '1.10.0'],
        ['CVE-2012-6662 GHSA-qqxp-xp9v-vvx6', 'medium', 'CWE-79', '1.9.2', '1.10.0'],
        ['CVE-2016-7103 GHSA-hpcf-8vf9-q4gj', 'medium', 'CWE-79', '0', '1.12.0'],
        ['CVE-2021-41182 GHSA-9gj3-hwp5-pmwc', 'medium', 'CWE-79', '0', '1.13.0'],
        ['CVE-2021-41183 GHSA-j7qv-pgf6-hvh4', 'medium', 'CWE-79', '0', '1.13.0'],
        ['CVE-2021-41184 GHSA-gpqq-952q-5327', 'medium', 'CWE-79', '0', '1.13.0'],
        ['CVE-2022-31160 GHSA-h6gj-6jjq-h8g9', 'medium', 'CWE-79', '0', '1.13.2'],
    ],
    'jquery-mobile': [['GHSA-fj93-7wm4-8x2g', 'high', 'CWE-79', '0', '']],
    'jquery-validation': [
        ['CVE-2021-21252 GHSA-jxwx-85vp-gvwm', 'high', 'CWE-1333', '0', '1.19.3'],
        ['CVE-2021-43306 GHSA-j9m2-h2pv-wvph', 'low', 'CWE-1333', '0', '1.19.4'],
        ['CVE-2022-31147 GHSA-ffmh-x56j-9rc3', 'high', 'CWE-1333', '0', '1.19.5'],
        ['CVE-2025-3573 GHSA-rrj2-ph5q-jxw2', 'medium', 'CWE-79', '0', '1.20.0'],
    ],
    jszip: [
        ['CVE-2021-23413 GHSA-jg8v-48h5-wgxg', 'medium', 'CWE-1321', '0', '2.7.0'],
        ['CVE-2021-23413 GHSA-jg8v-48h5-wgxg', 'medium', 'CWE-1321', '3.0.0', '3.7.0'],
        ['CVE-2022-48285 GHSA-36fh-84j7-cv5h', 'high', 'CWE-22', '0', '3.8.0'],
    ],
    jplayer: [
        ['CVE-2013-1942', 'medium', 'CWE-79', '0', '2.2.20'],
        ['CVE-2013-2022 GHSA-3jcq-cwr7-6332', 'medium', 'CWE-79', '0', '2.3.0'],
        ['CVE-2013-2023', 'medium', 'CWE-79', '0', '2.3.1'],
    ],
    katex: [
        ['CVE-2024-28243 GHSA-64fm-8hw2-v72w', 'medium', 'CWE-674', '0.12.0', '0.16.10'],
        ['CVE-2024-28245 GHSA-f98w-7cxr-ff2h', 'medium', 'CWE-116', '0.11.0', '0.16.10'],
    ],
    knockout: [['CVE-2019-14862 GHSA-vcjj-xf2r-mwvc', 'medium', 'CWE-79', '0', '3.5.0']],
    lodash: [
        ['CVE-2018-3721 GHSA-fvqr-27wr-82fm', 'medium', 'CWE-1321', '0', '4.17.5'],
        ['CVE-2018-16487 GHSA-4xc9-xhrj-v574', 'high', 'CWE-1321', '0', '4.17.11'],
        ['CVE-2019-1010266 GHSA-x5rq-j2xg-h7qm', 'medium', 'CWE-1333', '0', '4.17.11'],
        ['CVE-2019-10744 GHSA-jf85-cpcp-j695', 'critical', 'CWE-1321', '0', '4.17.12'],
        ['CVE-2020-8203 GHSA-p6mc-m468-83gw', 'high', 'CWE-1321', '3.7.0', '4.17.19'],
        ['CVE-2020-28500 GHSA-29mw-wpgm-hmr9', 'medium', 'CWE-1333', '4.0.0', '4.17.21'],
        ['CVE-2021-23337 GHSA-35jh-r3h4-6jhm', 'high', 'CWE-94', '0', '4.17.21'],
    ],
    'markdown-it': [
        ['CVE-2015-10005 GHSA-j5p7-jf4q-742q', 'medium', 'CWE-1333', '0', '3.0.0'],
        ['CVE-2022-21670 GHSA-6vfc-qv3f-vr6c', 'medium', 'CWE-1333', '0', '12.3.2'],
    ],
    marked: [
        ['CVE-2016-10531 GHSA-vfvf-mqq8-rwqc', 'medium', 'CWE-79', '0', '0.3.6'],
        ['CVE-2017-1000427 GHSA-7px7-7xjx-hxm8', 'medium', 'CWE-79', '0', '0.3.7'],
        ['CVE-2017-16114 GHSA-x5pg-88wf-qq4p', 'high', 'CWE-1333', '0', '0.3.9'],
        ['CVE-2022-21680 GHSA-rrrm-qjm4-v8hf', 'high', 'CWE-1333', '0', '4.0.10'],
        ['CVE-2022-21681 GHSA-5v2h-r2cx-5xgj', 'high', 'CWE-1333', '0', '4.0.10'],
    ],
    mathjax: [
        ['CVE-2018-1999024 GHSA-3c48-6pcv-88rm', 'medium', 'CWE-79', '0', '2.7.4'],
        ['CVE-2023-39663 GHSA-v638-q856-grg8', 'high', 'CWE-1333', '0', '2.7.10'],
    ],
    mermaid: [
        ['CVE-2021-43861 GHSA-p3rp-vmj9-gv6v', 'high', 'CWE-79', '8.0.0', '8.13.8'],
        ['CVE-2022-35930 GHSA-x3vm-38hw-55wf', 'medium', 'CWE-79', '8.0.0', '9.1.2'],
    ],
    moment: [
        ['CVE-2016-4055 GHSA-87vv-r9j6-g5qv', 'medium', 'CWE-1333', '0', '2.11.2'],
        ['CVE-2017-18214 GHSA-446m-mv8f-q348', 'high', 'CWE-1333', '0', '2.19.3'],
        ['CVE-2022-24785 GHSA-8hfj-j24r-96c4', 'high', 'CWE-22', '0', '2.29.2'],
        ['CVE-2022-31129 GHSA-wc69-rhjr-hc9g', 'high', 'CWE-1333', '2.18.0', '2.29.4'],
    ],
    mustache: [['CVE-2015-8862 GHSA-w3w8-37jv-2c58', 'medium', 'CWE-79', '0', '2.2.1']],
    next: [
        ['CVE-2024-34351 GHSA-fr5h-rqp8-mj6g', 'high', 'CWE-918', '13.4.0', '14.1.1'],
        ['CVE-2024-46982 GHSA-gp8f-8m3g-qvj9', 'high', 'CWE-639', '13.5.1', '13.5.7'],
        ['CVE-2024-46982 GHSA-gp8f-8m3g-qvj9', 'high', 'CWE-639', '14.0.0', '14.2.10'],
        ['CVE-2024-51479 GHSA-7gfc-8cq8-jh5f', 'high', 'CWE-285', '9.5.5', '14.2.15'],
        ['CVE-2025-29927 GHSA-f82v-jwr5-mffw', 'critical', 'CWE-285', '11.1.4', '12.3.5'],
        ['CVE-2025-29927 GHSA-f82v-jwr5-mffw', 'critical', 'CWE-285', '13.0.0', '13.5.9'],
        ['CVE-2025-29927 GHSA-f82v-jwr5-mffw', 'critical', 'CWE-285', '14.0.0', '14.2.25'],
        ['CVE-2025-29927 GHSA-f82v-jwr5-mffw', 'critical', 'CWE-285', '15.0.0', '15.2.3'],
    ],
    nunjucks: [['CVE-2023-2142 GHSA-x77j-w7wf-fjmw', 'medium', 'CWE-79', '0', '3.2.4']],
    'pdfjs-dist': [
        ['CVE-2018-5158 GHSA-7jg2-jgv3-fmr4', 'high', 'CWE-94', '0', '1.10.100'],
        ['CVE-2018-5158 GHSA-7jg2-jgv3-fmr4', 'high', 'CWE-94', '2.0.0', '2.0.550'],
        ['CVE-2024-4367 GHSA-wgrm-67xf-hhpq', 'high', 'CWE-754', '0', '4.2.67'],
    ],
    plupload: [
        ['CVE-2016-4566', 'medium', 'CWE-79', '0', '2.1.9'],
        ['CVE-2021-23562 GHSA-rp2c-jrgp-cvr8', 'medium', 'CWE-434', '0', '2.3.9'],
        ['CVE-2021-23562 GHSA-rp2c-jrgp-cvr8', 'medium', 'CWE-434', '3.0.0', '3.1.4'],
    ],
    prismjs: [
        ['CVE-2020-15138 GHSA-wvhm-4hhf-97x9', 'high', 'CWE-79', '1.1.0', '1.21.0'],
        ['CVE-2021-3801 GHSA-hqhp-5p83-hx96', 'medium', 'CWE-1333', '0', '1.25.0'],
        ['CVE-2022-23647 GHSA-3949-f494-cm99', 'high', 'CWE-79', '1.14.0', '1.27.0'],
    ],
    prototype: [
        ['CVE-2008-7220', 'high', 'CWE-942', '0', '1.5.1.2'],
        ['CVE-2008-7220', 'high', 'CWE-942', '1.6.0', '1.6.0.2'],
        ['CVE-2020-27511', 'high', 'CWE-1333', '0', '1.7.4'],
    ],
    quill: [['CVE-2021-3163 GHSA-4943-9vgg-gr5r', 'medium', 'CWE-79', '0', '1.3.8']],
    react: [
        ['CVE-2013-7035 GHSA-g53w-52xc-2j85', 'medium', 'CWE-79', '0.4.0', '0.4.2'],
        ['CVE-2013-7035 GHSA-g53w-52xc-2j85', 'medium', 'CWE-79', '0.5.0', '0.5.2'],
        ['GHSA-hg79-j56m-fxgv', 'high', 'CWE-79', '0.0.1', '0.14.0'],
    ],
    'react-dom': [
        ['CVE-2018-6341 GHSA-mvjj-gqq2-p4hw', 'medium', 'CWE-79', '16.0.0', '16.0.1'],
        ['CVE-2018-6341 GHSA-mvjj-gqq2-p4hw', 'medium', 'CWE-79', '16.1.0', '16.1.2'],
        ['CVE-2018-6341 GHSA-mvjj-gqq2-p4hw', 'medium', 'CWE-79', '16.2.0', '16.2.1'],
        ['CVE-2018-6341 GHSA-mvjj-gqq2-p4hw', 'medium', 'CWE-79', '16.3.0', '16.3.3'],
        ['CVE-2018-6341 GHSA-mvjj-gqq2-p4hw', 'medium', 'CWE-79', '16.4.0', '16.4.2'],
    ],
    requirejs: [['CVE-2024-38998 GHSA-x3m3-4wpv-5vgc', 'high', 'CWE-1321', '0', '2.3.7']],
    select2: [['CVE-2016-10744 GHSA-rf66-hmqf-q3fc', 'medium', 'CWE-79', '0', '4.0.6']],
    showdown: [['CVE-2024-1899 GHSA-rmmh-p597-ppvv', 'medium', 'CWE-1333', '0', '']],
    svelte: [['CVE-2022-25875 GHSA-wv8q-r932-8hc7', 'medium', 'CWE-79', '0', '3.49.0']],
    'swagger-ui-dist': [
        ['CVE-2018-25031 GHSA-qrmm-w75w-3wpx', 'medium', 'CWE-451', '0', '4.1.3'],
        ['CVE-2019-17495 GHSA-c427-hjc3-wrfw', 'critical', 'CWE-352', '0', '3.23.11'],
    ],
    three: [['CVE-2020-28496 GHSA-fq6p-x6j3-cmmq', 'high', 'CWE-1333', '0', '0.125.0']],
    tinymce: [
        ['CVE-2019-1010091 GHSA-c78w-2gw7-gjv3', 'medium', 'CWE-79', '0', '4.9.10'],
        ['CVE-2019-1010091 GHSA-c78w-2gw7-gjv3', 'medium', 'CWE-79', '5.0.0', '5.2.2'],
        ['CVE-2020-12648 GHSA-vrv8-v4w8-f95h', 'medium', 'CWE-79', '0', '4.9.11'],
        ['CVE-2020-12648 GHSA-vrv8-v4w8-f95h', 'medium', 'CWE-79', '5.0.0', '5.4.1'],
        ['CVE-2020-17480 GHSA-27gm-ghr9-4v95', 'medium', 'CWE-79', '0', '4.9.7'],
        ['CVE-2020-17480 GHSA-27gm-ghr9-4v95', 'medium', 'CWE-79', '5.0.0', '5.1.4'],
        ['CVE-2022-23494 GHSA-gg8r-xjwq-4w92', 'medium', 'CWE-79', '0', '5.10.7'],
        ['CVE-2022-23494 GHSA-gg8r-xjwq-4w92', 'medium', 'CWE-79', '6.0.0', '6.3.1'],
        ['CVE-2023-45818 GHSA-v65r-p3vv-jjfv', 'medium', 'CWE-79', '0', '5.10.8'],
        ['CVE-2023-45818 GHSA-v65r-p3vv-jjfv', 'medium', 'CWE-79', '6.0.0', '6.7.1'],
        ['CVE-2023-48219 GHSA-v626-r774-j7f8', 'medium', 'CWE-79', '0', '5.10.9'],
        ['CVE-2023-48219 GHSA-v626-r774-j7f8', 'medium', 'CWE-79', '6.0.0', '6.7.3'],
        ['CVE-2024-29203 GHSA-438c-3975-5x3f', 'medium', 'CWE-79', '0', '6.8.1'],
        ['CVE-2024-38356 GHSA-9hcv-j9pv-qmph', 'medium', 'CWE-79', '0', '5.11.0'],
        ['CVE-2024-38356 GHSA-9hcv-j9pv-qmph', 'medium', 'CWE-79', '6.0.0', '6.8.4'],
        ['CVE-2024-38356 GHSA-9hcv-j9pv-qmph', 'medium', 'CWE-79', '7.0.0', '7.2.0'],
    ],
    trix: [['CVE-2024-34341 GHSA-qjqp-xr96-cj99', 'medium', 'CWE-79', '0', '1.3.2']],
    'ua-parser-js': [
        ['CVE-2020-7733 GHSA-662x-fhqg-9p8v', 'high', 'CWE-1333', '0', '0.7.22'],
        ['CVE-2020-7793 GHSA-394c-5j6w-4xmx', 'high', 'CWE-1333', '0', '0.7.23'],
        ['CVE-2021-27292 GHSA-78cj-fxph-m83p', 'high', 'CWE-1333', '0.7.14', '0.7.24'],
        ['CVE-2022-25927 GHSA-fhg7-m89q-25r3', 'high', 'CWE-1333', '0.7.30', '0.7.33'],
        ['CVE-2022-25927 GHSA-fhg7-m89q-25r3', 'high', 'CWE-1333', '0.8.1', '1.0.33'],
        ['GHSA-pjwm-rvh2-c87w', 'critical', 'CWE-506', '0.7.29', '0.7.30'],
        ['GHSA-pjwm-rvh2-c87w', 'critical', 'CWE-506', '0.8.0', '0.8.1'],
        ['GHSA-pjwm-rvh2-c87w', 'critical', 'CWE-506', '1.0.0', '1.0.1'],
    ],
    underscore: [['CVE-2021-23358 GHSA-cf4h-3jhx-xvhq', 'high', 'CWE-94', '1.3.2', '1.12.1']],
    validator: [['CVE-2021-3765 GHSA-qgmg-gppg-76g5', 'medium', 'CWE-1333', '0', '13.7.0']],
    'video.js': [['CVE-2021-23414 GHSA-pp7m-6j83-m7r6', 'medium', 'CWE-79', '0', '7.14.3']],
    vue: [['CVE-2024-9506 GHSA-5j4c-8p2g-v4jx', 'low', 'CWE-1333', '2.0.0-alpha.1', '3.0.0-alpha.0']],
    xlsx: [
        ['CVE-2021-32012 GHSA-g973-978j-2c3p', 'medium', 'CWE-400', '0', '0.17.0'],
        ['CVE-2023-30533 GHSA-4r6h-8v6p-xvw6', 'high', 'CWE-1321', '0', '0.19.3'],
        ['CVE-2024-22363 GHSA-5pgg-2g8v-p4x9', 'high', 'CWE-1333', '0', '0.20.2'],
    ],
};


/***/ }),

/***/ 18013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   oQ: () => (/* binding */ answered),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/** What was said over HTTP, recorded. Everything here comes from the scanned site and is untrusted. */
function answered(attempt) {
    return attempt !== undefined && 'response' in attempt;
}
/** Every value of a header, in order; names compare without regard to case (RFC 9110, section 5.1). */
function headerValues(headers, name) {
    const wanted = name.toLowerCase();
    return headers.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value);
}
/** The values of a header joined by a comma (RFC 9110, section 5.2), or undefined when it is absent. */
function header(headers, name) {
    const values = headerValues(headers, name);
    return values.length === 0 ? undefined : values.join(', ');
}


/***/ }),

/***/ 93913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ fileSample),
/* harmony export */   e: () => (/* binding */ knownFile)
/* harmony export */ });
const PASSWD_LINE = /^[a-z_][\w.-]{0,40}:[^:\n]{0,120}:\d{1,10}:\d{1,10}:[^:\n]{0,200}:\/[^:\n]{0,200}:[^:\n]{0,200}$/gim;
/** Says which well-known file of the server a text holds, by several of its lines. */
function knownFile(text) {
    const plain = text
        .slice(0, 256 * 1024)
        .replace(/<br\s*\/?>/gi, '\n')
        .replace(/<\/?(?:pre|p|div|html|body|span|td|tr|textarea)[^>]{0,200}>/gi, '\n')
        .replace(/\r/g, '');
    const root = /^[^\n]{0,40}?root:[^:\n]{0,120}:0:0:[^\n]{0,200}$/m.exec(plain);
    const lines = root === null ? [] : [...plain.replace(/[ \t]+(?=[a-z_][\w-]{0,30}:[x*!]?:\d)/g, '\n').matchAll(PASSWD_LINE)];
    if (root !== null && lines.length >= 3)
        return {
            file: '/etc/passwd',
            words: `${lines.length} lines of accounts, among them ${(lines[0]?.[0] ?? '').slice(0, 60)}`,
        };
    if (/^\s*\[fonts\]/im.test(plain) && /^\s*\[extensions\]/im.test(plain))
        return { file: 'win.ini', words: '[fonts] and [extensions]' };
    const decoded = plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    if (/<web-app[\s>]/.test(decoded) &&
        /<(?:servlet|filter|listener|welcome-file-list|display-name|context-param|session-config)\b/.test(decoded))
        return { file: 'WEB-INF/web.xml', words: '<web-app> with its parts' };
    return null;
}
/** A stretch of a known text that is long enough to tell it from others, or null. */
function fileSample(text) {
    const lines = text
        .slice(0, 100_000)
        .split(/\r?\n/)
        .map((line) => line.trim());
    return (lines
        .filter((line) => line.length >= 30 && line.length <= 200 && !/[<>&]/.test(line))
        .sort((a, b) => b.length - a.length)[0] ?? null);
}


/***/ }),

/***/ 76343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ hostLink)
/* harmony export */ });
/* harmony import */ var _evidence_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18013);
/* harmony import */ var _html_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84264);


function isOn(value, base, host) {
    return URL.parse(value, base)?.hostname === host;
}
/**
 * An absolute address on a foreign host name in an answer. A redirect that only changes http to https on the same path is
 * left out: a browser never sends another site's name there.
 */
function hostLink(exchange, host) {
    const { request, response } = exchange;
    const location = (0,_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(response.headers, 'location');
    if (location !== undefined && isOn(location, request.url, host)) {
        const target = new URL(location, request.url);
        const asked = new URL(request.url);
        const isUpgrade = asked.protocol === 'http:' && target.protocol === 'https:' && target.pathname === asked.pathname;
        if (!isUpgrade)
            return { where: 'Location header', value: location };
    }
    const document = (0,_html_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .documentOf */ .lM)(exchange);
    if (document === null)
        return null;
    const candidates = [
        ['base', document.base],
        ...document.scripts.map(({ url }) => ['script', url ?? '']),
        ...document.forms.map(({ action }) => ['form', action]),
        ...document.stylesheets.map(({ url }) => ['style sheet', url]),
        ...document.links.map(({ url, element }) => [element === 'link' ? 'link element' : 'link', url]),
        ...document.subresources.map(({ url, kind }) => [kind, url]),
        ...document.metas.map(({ content }) => ['meta', /^https?:\/\//i.test(content) ? content : '']),
    ];
    const found = candidates.find(([, value]) => value !== '' && isOn(value, 'http://host.invalid/', host));
    return found === undefined ? null : { where: found[0], value: found[1] };
}


/***/ }),

/***/ 56292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ injectedHeader)
/* harmony export */ });
/** True when the answer really has a header field of its own named after the marker, not just the text in another one. */
function injectedHeader(exchange, marker) {
    return exchange.response.headers.some(([name]) => name.toLowerCase() === `x-${marker}`);
}


/***/ }),

/***/ 55448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ mayRedirect),
/* harmony export */   d5: () => (/* binding */ foreignRedirect),
/* harmony export */   ip: () => (/* binding */ redirectPayloads),
/* harmony export */   ve: () => (/* binding */ redirectSinks)
/* harmony export */ });
/* harmony import */ var _evidence_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18013);
/* harmony import */ var _html_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84264);


const SCRIPT_REDIRECT = /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:replace|assign)\s*\(|\.navigate\s*\(|\bsetTimeout\s*\(\s*["'`]\s*(?:window\.|self\.|top\.)?location(?:\.href)?\s*=)\s*(?:(["'`])((?:(?!\1)[^\\\n]|\\.){0,2000})\1|\\?["']((?:[^"'\\\n]|\\.){0,2000}))/g;
/** Where an answer sends the browser by itself, as the answer writes it. */
function redirectSinks(exchange) {
    const { status, headers } = exchange.response;
    const sinks = [];
    const location = (0,_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(headers, 'location');
    if (location !== undefined && status >= 300 && status < 400)
        sinks.push({ kind: 'Location header', value: location });
    const refresh = refreshTarget((0,_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(headers, 'refresh') ?? '');
    if (refresh !== null)
        sinks.push({ kind: 'Refresh header', value: refresh });
    if (status >= 300 && status < 400)
        return sinks;
    const document = (0,_html_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .documentOf */ .lM)(exchange);
    if (document === null)
        return sinks;
    for (const meta of document.metas) {
        const target = meta.httpEquiv === 'refresh' ? refreshTarget(meta.content) : null;
        if (target !== null)
            sinks.push({ kind: 'meta refresh', value: target });
    }
    for (const script of document.scripts) {
        if (script.url !== null)
            continue;
        const code = withoutFunctionBodies(script.text.slice(0, 100_000));
        for (const match of code.matchAll(SCRIPT_REDIRECT))
            sinks.push({ kind: 'script', value: unescapeScript(match[2] ?? match[3] ?? '') });
    }
    return sinks.slice(0, 50);
}
/** A redirect in a function that only a click may call is no redirect of the page; named functions are blanked out. */
function withoutFunctionBodies(code) {
    return code
        .replace(/\bfunction\s+[\w$]{1,80}\s*\([^)]{0,200}\)\s*\{[^{}]{0,5000}\}/g, ' ')
        .replace(/\/\/[^\n"'`]{0,2000}location[^\n"'`]{0,200}(?=["'`])/g, '//');
}
function refreshTarget(content) {
    return /^\s*[\d.]*\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]{1,2000})/i.exec(content)?.[1]?.trim() ?? null;
}
function unescapeScript(literal) {
    return literal
        .replace(/\\x([0-9a-f]{2})/gi, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
        .replace(/\\u([0-9a-f]{4})/gi, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
        .replace(/\\(.)/g, '$1');
}
/** The sink whose address, read as a browser reads it, lies on a host under `foreignHost`. */
function foreignRedirect(exchange, foreignHost) {
    return (redirectSinks(exchange).find(({ value }) => {
        const target = URL.parse(value, exchange.request.url);
        if (target === null || (target.protocol !== 'http:' && target.protocol !== 'https:'))
            return false;
        return target.hostname === foreignHost || target.hostname.endsWith(`.${foreignHost}`);
    }) ?? null);
}
const REDIRECT_NAME = /^(?:url|uri|u|r|to|go|goto|out|link|href|target|dest\w*|redir\w*|redirect\w*|return\w*|next|continue|forward|callback|back\w*|success\w*|ref\w*er\w*|rurl|checkout_url|image_url|view|location|logoutredirect\w*|service|jump\w*|site|page|domain|origin|path)$/i;
/** True when a parameter's name or example says that it may hold an address to go to. */
function mayRedirect(name, example) {
    return (REDIRECT_NAME.test(name) ||
        /^(?:https?:)?\/\/|^https?%3a|^\/[\w-]|^[\w/-]{1,80}\.(?:html?|jspx?|php|aspx?|do|action)$/i.test(example) ||
        /(?:redirect|return|next).{0,5}(?:url|uri|to)?$/i.test(name));
}
/**
 * Values that lead to the foreign host, most promising first.
 *
 * @param before what the answer writes before a harmless value in the redirect's address; null when none was seen
 * @param example the value a link of the site uses
 * @param origin of the site
 */
function redirectPayloads(foreignHost, before, example, origin) {
    const own = new URL(origin).host;
    if (before !== null && before !== '') {
        if (/^[a-z]+:\/\/$|^\/\/$/i.test(before))
            return [`${foreignHost}/`];
        if (/^https?:\/\/[^/?#]+$/i.test(before))
            return [`.${foreignHost}/`, `@${foreignHost}/`];
        if (before === '/')
            return [`/${foreignHost}/`, `\\${foreignHost}/`];
        return [];
    }
    const extension = /\.\w{1,5}$/.exec(example.split('?')[0] ?? '')?.[0] ?? '';
    const path = example.startsWith('/') ? example : `/${extension === '' ? '' : `index${extension}`}`;
    const isAbsolute = /^https?:\/\//i.test(example);
    const payloads = [`https://${foreignHost}${path}`, `//${foreignHost}${path}`];
    if (isAbsolute)
        payloads.splice(1, 0, `http://${foreignHost}/${example}`, `${new URL(origin).protocol}//${own}.${foreignHost}/`, `${new URL(origin).protocol}//${own}@${foreignHost}/`);
    else if (example.startsWith('/'))
        payloads.push(`/\\${foreignHost}${path}`);
    payloads.push(`https:${foreignHost}/`);
    return payloads;
}


/***/ }),

/***/ 15561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ isEventAttribute),
/* harmony export */   D9: () => (/* binding */ isRunUrlAttribute),
/* harmony export */   Ge: () => (/* binding */ scriptLanguage),
/* harmony export */   SI: () => (/* binding */ attributeScript)
/* harmony export */ });
/** Attributes whose URL is run when it has the scheme javascript:, by element. */
const RUN_URLS = {
    a: ['href', 'xlink:href'],
    area: ['href'],
    form: ['action'],
    button: ['formaction'],
    input: ['formaction'],
    iframe: ['src'],
    frame: ['src'],
    embed: ['src'],
    object: ['data'],
};
function isEventAttribute(name) {
    return /^on[a-z]{3,}$/.test(name);
}
function isRunUrlAttribute(element, name) {
    return RUN_URLS[element]?.includes(name) === true;
}
/** The script that an attribute holds, when it is an event handler or an address that is run; null otherwise. */
function attributeScript(element, name, value) {
    if (isEventAttribute(name)) {
        const prefix = /^\s*(vbs|vbscript|javascript)\s*:/i.exec(value);
        const isVb = prefix?.[1]?.toLowerCase().startsWith('vb') === true;
        return {
            language: isVb ? 'vbscript' : 'javascript',
            code: prefix === null ? value : value.slice(prefix[0].length),
        };
    }
    if (!isRunUrlAttribute(element, name))
        return null;
    // The URL parser drops tabs and line ends anywhere, and control characters and spaces in front (WHATWG URL, section 4.4).
    const url = value.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '');
    const scheme = /^(javascript|vbscript|vbs):/i.exec(url);
    if (scheme === null)
        return null;
    let code = url.slice(scheme[0].length);
    try {
        code = decodeURIComponent(code);
    }
    catch {
        // Kept as written.
    }
    return { language: scheme[1]?.toLowerCase().startsWith('vb') === true ? 'vbscript' : 'javascript', code };
}
/** The language of a script element, or null for data blocks. */
function scriptLanguage(type, language) {
    const name = (type.split(';')[0] ?? '').trim().toLowerCase() || language.trim().toLowerCase();
    if (/^(?:text\/)?vbs(?:cript)?$/.test(name))
        return 'vbscript';
    if (name === '' || name === 'module' || /(?:java|ecma|j|live)script/.test(name))
        return 'javascript';
    return null;
}


/***/ }),

/***/ 49036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ scriptPositions),
/* harmony export */   c: () => (/* binding */ vbscriptPositions)
/* harmony export */ });
const KEYWORDS_BEFORE_REGEX = /(?:^|[^\w$.])(?:return|typeof|case|in|of|delete|void|throw|new|else|do|instanceof|yield|await)$/;
/**
 * Finds every occurrence of a marker in a JavaScript text and says whether it stands in code, in a literal or in a comment
 * (ECMA-262, section 12). Linear; a string that is not closed ends with its line, as for a browser.
 */
function scriptPositions(script, marker) {
    const text = script.toLowerCase();
    const found = [];
    let next = text.indexOf(marker);
    if (next === -1)
        return found;
    /** Brace depth at which each open template substitution ends. */
    const templates = [];
    let depth = 0;
    let state = 'code';
    let regexClass = false;
    let lastCode = '';
    let lastCodeIndex = -1;
    for (let index = 0; index < script.length && next !== -1; index += 1) {
        if (index === next) {
            found.push({ index, state });
            next = text.indexOf(marker, index + marker.length);
            if (found.length >= 50)
                break;
        }
        const character = script[index] ?? '';
        const following = script[index + 1] ?? '';
        const isLineEnd = character === '\n' || character === '\r' || character === '\u2028' || character === '\u2029';
        switch (state) {
            case 'line-comment':
                if (isLineEnd)
                    state = 'code';
                break;
            case 'block-comment':
                if (character === '*' && following === '/') {
                    state = 'code';
                    index += 1;
                }
                break;
            case 'single':
            case 'double':
                if (character === '\\')
                    index += next === index + 1 ? 0 : 1;
                else if (character === (state === 'single' ? "'" : '"') || character === '\n' || character === '\r') {
                    state = 'code';
                    lastCode = character;
                    lastCodeIndex = index;
                }
                break;
            case 'template':
                if (character === '\\')
                    index += next === index + 1 ? 0 : 1;
                else if (character === '`') {
                    state = 'code';
                    lastCode = character;
                    lastCodeIndex = index;
                }
                else if (character === '$' && following === '{') {
                    templates.push(depth);
                    depth += 1;
                    state = 'code';
                    lastCode = '{';
                    index += 1;
                }
                break;
            case 'regex':
                if (character === '\\')
                    index += next === index + 1 ? 0 : 1;
                else if (character === '[')
                    regexClass = true;
                else if (character === ']')
                    regexClass = false;
                else if ((character === '/' && !regexClass) || isLineEnd) {
                    state = 'code';
                    lastCode = ')';
                    lastCodeIndex = index;
                }
                break;
            case 'code': {
                if (character === "'")
                    state = 'single';
                else if (character === '"')
                    state = 'double';
                else if (character === '`')
                    state = 'template';
                else if (character === '/' && following === '/')
                    state = 'line-comment';
                else if (character === '/' && following === '*') {
                    state = 'block-comment';
                    index += 1;
                }
                else if (character === '<' && script.startsWith('<!--', index))
                    state = 'line-comment';
                else if (character === '/' && startsRegex(script, lastCode, lastCodeIndex)) {
                    state = 'regex';
                    regexClass = false;
                }
                else if (character === '{')
                    depth += 1;
                else if (character === '}') {
                    depth -= 1;
                    if (templates.at(-1) === depth) {
                        templates.pop();
                        state = 'template';
                    }
                }
                if (!/\s/.test(character) && state === 'code') {
                    lastCode = character;
                    lastCodeIndex = index;
                }
                break;
            }
        }
    }
    return found;
}
function startsRegex(script, lastCode, lastIndex) {
    if (lastCode === '')
        return true;
    if (/[\w$]/.test(lastCode))
        return KEYWORDS_BEFORE_REGEX.test(script.slice(Math.max(0, lastIndex - 12), lastIndex + 1));
    return !/[)\]}'"`]/.test(lastCode);
}
/** The same for VBScript: strings in double quotes (doubled to escape), comments from an apostrophe or REM to the line's end. */
function vbscriptPositions(script, marker) {
    const text = script.toLowerCase();
    const found = [];
    let state = 'code';
    let next = text.indexOf(marker);
    for (let index = 0; index < script.length && next !== -1; index += 1) {
        if (index === next) {
            found.push({ index, state });
            next = text.indexOf(marker, index + marker.length);
            if (found.length >= 50)
                break;
        }
        const character = script[index] ?? '';
        if (character === '\n' || character === '\r')
            state = 'code';
        else if (state === 'line-comment')
            continue;
        else if (character === '"')
            state = state === 'double' ? 'code' : 'double';
        else if (state === 'code' &&
            (character === "'" || /(?:^|[\s:])rem\s/y.test(text.slice(Math.max(0, index - 1), index + 4))))
            state = 'line-comment';
    }
    return found;
}


/***/ }),

/***/ 21652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ proveSqlInjection),
/* harmony export */   k: () => (/* binding */ sqlSyntaxError)
/* harmony export */ });
/**
 * Errors that a database gives when a quote ends up in the text of a query. Errors about a value (wrong type, unknown id) are
 * left out: those come from well-built queries too.
 */
const SYNTAX_ERRORS = [
    ['MySQL', /You have an error in your SQL syntax|MySQLSyntaxErrorException|SQLSTATE\[42000\].{0,60}1064/i],
    [
        'PostgreSQL',
        /unterminated quoted (?:string|identifier) at or near|syntax error at or near "|PG::SyntaxError|PSQLException: .{0,80}(?:syntax error|unterminated)|zero-length delimited identifier/i,
    ],
    [
        'Microsoft SQL Server',
        /Unclosed quotation mark (?:after|before) the character string|Incorrect syntax near|Quoted identifier .{0,60} is not closed/i,
    ],
    [
        'Oracle',
        /ORA-00933|ORA-01756|ORA-00936|ORA-00907|ORA-01740|ORA-00911|quoted string not properly terminated|SQL command not properly ended/i,
    ],
    [
        'SQLite',
        /unrecognized token: ["']|near ["'][^\n]{0,60}["']: syntax error|SQLITE_ERROR[^\n]{0,60}(?:syntax error|unrecognized token)|SQLite3::SQLException[^\n]{0,60}(?:syntax|unrecognized)/i,
    ],
    [
        'Microsoft Access',
        /Syntax error (?:\(missing operator\) )?in (?:query expression|string in query)|\[Microsoft\]\[ODBC Microsoft Access Driver\][^\n]{0,60}syntax error/i,
    ],
    ['DB2', /SQLCODE[=: ]+-(?:10|104|7)\b|SQLSTATE[=: ]+42(?:603|601)\b|DB2 SQL [Ee]rror[^\n]{0,80}-(?:10|104|7)\b/i],
    [
        'H2, HSQLDB or Derby',
        /org\.h2\.jdbc\.Jdbc\w{0,10}(?:SQL)?\w{0,20}Exception[^\n]{0,60}Syntax error|Syntax error in SQL statement|unexpected token: |malformed string: |Lexical error at line \d+, column \d+\.\s+Encountered/i,
    ],
    [
        'Hibernate',
        /org\.hibernate\.(?:QueryException|hql[\w.]{0,40}QuerySyntaxException|query\.SyntaxException|exception\.SQLGrammarException)|unexpected char: '''|expecting '''/i,
    ],
    [
        'Sybase, Ingres or Informix',
        /Sybase message[^\n]{0,60}syntax|com\.sybase\.jdbc[^\n]{0,80}syntax|Ingres SQLSTATE[^\n]{0,40}|com\.informix\.jdbc[^\n]{0,80}syntax|Unmatched quote|A syntax error has occurred/i,
    ],
    ['JDBC or ODBC', /java\.sql\.SQLSyntaxErrorException|SQLSyntaxErrorException|\[ODBC [^\]]{1,40}\][^\n]{0,80}syntax/i],
];
/** The database whose syntax error stands in a text, with the words of the error; null when there is none. */
function sqlSyntaxError(text) {
    const bounded = text
        .slice(0, 256 * 1024)
        .replace(/&(?:quot|#34|#x22);/gi, '"')
        .replace(/&(?:apos|#0?39|#x27);/gi, "'");
    for (const [database, pattern] of SYNTAX_ERRORS) {
        const match = pattern.exec(bounded);
        if (match !== null)
            return {
                database,
                words: bounded
                    .slice(match.index, match.index + 160)
                    .replace(/<[^>]{0,200}>/g, ' ')
                    .replace(/\s+/g, ' ')
                    .trim(),
            };
    }
    return null;
}
/** Weighs the four answers. The baseline must be clean; then doubling the quotes must heal the error, or the value was a bare number. */
function proveSqlInjection(answers, example) {
    const error = sqlSyntaxError(answers.quote);
    if (error === null || sqlSyntaxError(answers.baseline) !== null)
        return null;
    if (sqlSyntaxError(answers.twoQuotes) === null)
        return { ...error, confidence: 'certain' };
    const isNumber = /^-?\d+(?:\.\d+)?$/.test(example);
    return isNumber && sqlSyntaxError(answers.letters) === null ? { ...error, confidence: 'firm' } : null;
}


/***/ }),

/***/ 6399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ proveXss)
});

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(63194);
;// CONCATENATED MODULE: ./build/engine/facts/html/bounded-tree.js

const LENGTH_MAX = 512 * 1024;
const CHUNK = 4_096;
/** Browsers cut at 512 open elements; deeper trees cost quadratic time to build. */
const DEPTH_MAX = 512;
const ELEMENTS_MAX = 100_000;
/**
 * Elements of the tree a browser would build (WHATWG HTML, section 13.2.6), in document order. Building stops where the
 * document is nested too deep, so that hostile ones cost no more than honest ones.
 */
function treeElements(html) {
    const parser = new dist/* Parser */.iX({ scriptingEnabled: true });
    const bounded = html.slice(0, LENGTH_MAX);
    let from = 0;
    while (from < bounded.length && parser.openElements.stackTop < DEPTH_MAX) {
        parser.tokenizer.write(bounded.slice(from, from + CHUNK), false);
        from += CHUNK;
    }
    parser.tokenizer.write('', true);
    const elements = [];
    const stack = [...parser.document.childNodes].reverse();
    while (stack.length > 0 && elements.length < ELEMENTS_MAX) {
        const node = stack.pop();
        if (node === undefined || !('tagName' in node))
            continue;
        elements.push(node);
        const children = 'content' in node ? node.content.childNodes : node.childNodes;
        for (let index = children.length - 1; index >= 0; index -= 1) {
            const child = children[index];
            if (child !== undefined)
                stack.push(child);
        }
    }
    return elements;
}
/** Text directly inside an element. */
function elementText(element) {
    let text = '';
    for (const child of element.childNodes)
        if ('value' in child)
            text += child.value;
    return text;
}

// EXTERNAL MODULE: ./build/engine/facts/html/html-document.js
var html_document = __webpack_require__(84264);
// EXTERNAL MODULE: ./build/engine/facts/active/script-attributes.js
var script_attributes = __webpack_require__(15561);
// EXTERNAL MODULE: ./build/engine/facts/active/script-lexer.js
var script_lexer = __webpack_require__(49036);
;// CONCATENATED MODULE: ./build/engine/facts/active/xss-proof.js




/**
 * Holds the parsed document against the payload: does the marker exist as an element, as an attribute of its own, or as an
 * identifier in running code? A reflection as text, encoded or inside a literal proves nothing.
 *
 * @param marker lower-case letters, unique to the payload
 */
function proveXss(exchange, payload, marker) {
    const { text } = exchange.response;
    if (!text.toLowerCase().includes(marker) || !(0,html_document/* isHtml */._6)(exchange))
        return null;
    const markerAt = payload.indexOf(marker);
    const prefix = payload.slice(Math.max(0, markerAt - 1), markerAt);
    const runs = (language, code, needsPrefix) => {
        const positions = language === 'vbscript' ? (0,script_lexer/* vbscriptPositions */.c)(code, marker) : (0,script_lexer/* scriptPositions */.Q)(code, marker);
        return positions.find(
        // In code from the start, letters alone prove nothing: what stands before the marker must have come through too.
        ({ state, index }) => state === 'code' && (!needsPrefix || sameLineEnd(code[index - 1] ?? '', prefix)));
    };
    for (const element of treeElements(text)) {
        const tag = element.tagName.toLowerCase();
        if (tag === marker)
            return { kind: 'element', detail: `an element <${tag}> exists in the parsed page` };
        for (const { name, value } of element.attrs) {
            const lower = name.toLowerCase();
            if (lower === marker)
                return { kind: 'attribute', detail: `an attribute ${lower} exists on <${tag}> in the parsed page` };
            const code = value.toLowerCase().includes(marker) ? (0,script_attributes/* attributeScript */.SI)(tag, lower, value) : null;
            if (code === null)
                continue;
            const isUrl = !lower.startsWith('on');
            if (runs(code.language, code.code, !isUrl || !/^javascript:/i.test(payload)) !== undefined)
                return isUrl
                    ? {
                        kind: 'script-url',
                        detail: `the address in ${lower} of <${tag}> is a script that holds the marker as code`,
                    }
                    : { kind: 'event-handler', detail: `the handler ${lower} of <${tag}> holds the marker as code` };
        }
        if (tag !== 'script')
            continue;
        const attribute = (name) => element.attrs.find((item) => item.name === name)?.value ?? '';
        const language = (0,script_attributes/* scriptLanguage */.Ge)(attribute('type'), attribute('language'));
        const body = elementText(element);
        const position = language === null ? undefined : runs(language, body, true);
        if (position !== undefined) {
            const around = body
                .slice(Math.max(0, position.index - 30), position.index + marker.length + 20)
                .replace(/\s+/g, ' ');
            return { kind: 'script', detail: `the marker is code in a script: ${around.trim()}` };
        }
    }
    return null;
}
function sameLineEnd(character, prefix) {
    if (prefix === '\n' || prefix === '\r')
        return character === '\n' || character === '\r';
    return character === prefix;
}


/***/ }),

/***/ 45467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isDmarc),
/* harmony export */   h: () => (/* binding */ parseDmarc)
/* harmony export */ });
/** Is a TXT record meant as DMARC? RFC 7489, section 6.6.3: it begins with the version tag. */
function isDmarc(record) {
    return /^v\s*=\s*DMARC1\s*(;|$)/.test(record);
}
/** RFC 7489, section 6.3. A record with reports but no valid policy counts as `none` (section 6.6.3). */
function parseDmarc(record) {
    const tags = new Map();
    for (const part of record.split(';').slice(1, 40)) {
        const [name = '', ...rest] = part.split('=');
        if (name.trim() !== '' && !tags.has(name.trim().toLowerCase()))
            tags.set(name.trim().toLowerCase(), rest.join('=').trim());
    }
    const policy = tags.get('p')?.toLowerCase();
    const percent = Number(tags.get('pct') ?? '100');
    const common = {
        subdomainPolicy: tags.get('sp')?.toLowerCase() ?? null,
        percent: Number.isInteger(percent) ? percent : 100,
    };
    if (policy === 'none' || policy === 'quarantine' || policy === 'reject')
        return { policy, ...common };
    if (tags.has('rua'))
        return { policy: 'none', ...common };
    return {
        error: policy === undefined ? 'the policy (p) is missing' : `the policy "${policy.slice(0, 40)}" is unknown`,
    };
}


/***/ }),

/***/ 23545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rm: () => (/* binding */ openApiJson),
/* harmony export */   eH: () => (/* binding */ GRAPHQL_INTROSPECTION),
/* harmony export */   w7: () => (/* binding */ apiExplorer),
/* harmony export */   xm: () => (/* binding */ graphqlSchema)
/* harmony export */ });
/* harmony import */ var _signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13119);

/** Swagger 2 or OpenAPI 3 as JSON. */
const openApiJson = (response) => {
    const document = (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObjectOf */ .pI)(response);
    const version = document?.['openapi'] ?? document?.['swagger'];
    if (document === null || typeof version !== 'string' || !/^[23]\./.test(version))
        return openApiStart(response);
    const paths = document['paths'];
    const info = document['info'];
    if (!(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(paths) && !(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(info))
        return null;
    const title = (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(info) && typeof info['title'] === 'string' ? ` "${(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(info['title'], 60)}"` : '';
    return {
        proof: `An OpenAPI ${version} description${title} with ${(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(paths) ? Object.keys(paths).length : 0} paths is readable`,
    };
};
/** A description that was longer than what is read of it. */
function openApiStart(response) {
    if (!response.truncated)
        return null;
    const text = (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(response).trimStart();
    const version = /^\{\s*"(?:openapi|swagger)"\s*:\s*"([23]\.[\d.]{1,8})"/.exec(text)?.[1];
    return version === undefined
        ? null
        : { proof: `An OpenAPI ${version} description is readable (longer than what was read)` };
}
/** Swagger UI or ReDoc, which load a description. */
const apiExplorer = (response) => {
    const text = (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(response);
    const isSwagger = /SwaggerUIBundle\s*\(|id=["']swagger-ui["']|swagger-ui-bundle(?:\.min)?\.js/i.test(text);
    return isSwagger ? { proof: 'The answer is Swagger UI, which shows the description of an interface.' } : null;
};
const GRAPHQL_INTROSPECTION = JSON.stringify({ query: '{__schema{queryType{name} types{name}}}' });
/** GraphQL introspection: the answer to {@link GRAPHQL_INTROSPECTION}. */
const graphqlSchema = (response) => {
    const data = (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObjectOf */ .pI)(response)?.['data'];
    const schema = (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(data) ? data['__schema'] : undefined;
    if (!(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(schema))
        return null;
    const types = Array.isArray(schema['types']) ? schema['types'] : [];
    if (types.length === 0 && !(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(schema['queryType']))
        return null;
    const named = types.flatMap((type) => (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(type) && typeof type['name'] === 'string' && !type['name'].startsWith('__') ? [type['name']] : []);
    return {
        proof: `GraphQL introspection answers with ${types.length} types: ${(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(named.slice(0, 6).join(', '), 120)}`,
    };
};


/***/ }),

/***/ 83995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ directoryListing)
/* harmony export */ });
/* harmony import */ var _signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13119);

const KINDS = [
    {
        server: 'Apache or lighttpd',
        heading: /<(?:title|h1|h2)>\s*Index of ([^<]{1,500}?)\s*<\/(?:title|h1|h2)>/i,
        mark: /\?C=[NMSD][;&]|Parent Directory|\.\.\/|class="(?:list|indexcolname|name)"|alt="\[(?:DIR|PARENTDIR|ICO|TXT|\s*)\]"|<pre>|id="(?:list|indexlist)"/i,
    },
    {
        server: 'Python http.server',
        heading: /<(?:title|h1)>\s*Directory listing for ([^<]{1,500}?)\s*<\/(?:title|h1)>/i,
        mark: /<li><a href=|<ul>/i,
    },
    {
        server: 'Tomcat',
        heading: /<(?:title|h1)>\s*Directory Listing For \[?([^\]<]{1,500}?)\]?\s*(?:- Up To[^<]*)?<\/(?:title|h1)>/i,
        mark: /<table|Filename|Last Modified/i,
    },
    {
        server: 'Jetty',
        heading: /<(?:title|h1)[^>]*>\s*Directory: ([^<]{1,500}?)\s*<\/(?:title|h1)>/i,
        mark: /<table|Last Modified/i,
    },
    {
        server: 'IIS',
        heading: /<(?:title|h1)>[^<]{0,200}? - (\/[^<]{0,300}?)\s*<\/(?:title|h1)>/i,
        mark: /\[To Parent Directory\]|&lt;dir&gt;/i,
    },
    { server: 'serve-index', heading: /<title>\s*listing directory ([^<]{1,500}?)\s*<\/title>/i, mark: /id="files"/i },
    { server: 'serve', heading: /<title>\s*Files within ([^<]{1,500}?)\s*<\/title>/i, mark: /id="files"|<main>/i },
    {
        server: 'Caddy',
        heading: /<title>\s*(\/[^<]{0,500}?)\s*<\/title>/i,
        mark: /class="(?:meta-item|listing|breadcrumbs)"|id="(?:summary|filter)"/i,
    },
];
/**
 * A listing that the web server made: a heading that names the very folder that was asked for, one more mark of such a
 * page, and links. A page that is merely titled "Index of ..." does not pass.
 */
function directoryListing(response, path) {
    const text = (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(response);
    for (const { server, heading, mark } of KINDS) {
        const named = heading.exec(text)?.[1];
        if (named === undefined || !mark.test(text) || !isSameFolder(named, path))
            continue;
        return { proof: `${server} lists the folder: ${entriesText(text)}` };
    }
    return goListing(text);
}
/** Go's http.FileServer: nothing but links inside <pre>, each with its own name as address. */
function goListing(text) {
    const body = /^\s*(?:<!doctype html>\s*<meta[^>]*>\s*)?<pre>\s*((?:<a href="[^"<>]{1,400}">[^<]{1,400}<\/a>\s*)+)<\/pre>\s*$/i.exec(text.slice(0, 65_536))?.[1];
    return body === undefined ? null : { proof: `Go's file server lists the folder: ${entriesText(body)}` };
}
/** A proxy may have taken a prefix off the path, so the end has to agree. */
function isSameFolder(named, path) {
    const asked = plainPath(path.split('?')[0] ?? '');
    const shown = plainPath(decodeEntities(named));
    return shown === asked || asked.endsWith(shown.startsWith('/') ? shown : `/${shown}`);
}
function plainPath(path) {
    let decoded = path;
    try {
        decoded = decodeURIComponent(path);
    }
    catch {
        // Not an encoded path; compared as it is.
    }
    return decoded.replace(/\/+$/, '').toLowerCase();
}
function decodeEntities(text) {
    return text
        .replaceAll('&#x2F;', '/')
        .replaceAll('&#47;', '/')
        .replaceAll('&amp;', '&')
        .replace(/<[^>]*>/g, '');
}
function entriesText(text) {
    const names = [...text.matchAll(/<a [^>]{0,200}?href="([^"?#]{1,300})"/gi)]
        .map((match) => match[1] ?? '')
        .filter((href) => href !== '../' && href !== '..' && href !== './' && !/^(?:https?:)?\/\//.test(href) && href !== '/');
    if (names.length === 0)
        return 'it is empty';
    return `${names.length} entries, among them ${(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(names.slice(0, 5).join(', '), 160)}`;
}


/***/ }),

/***/ 31584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BE: () => (/* binding */ provenExposures),
  H0: () => (/* binding */ sightingOf)
});

// UNUSED EXPORTS: isUnlike

// EXTERNAL MODULE: ./build/engine/evidence/http.js
var http = __webpack_require__(18013);
// EXTERNAL MODULE: ./build/engine/facts/exposure/api-docs.js
var api_docs = __webpack_require__(23545);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/engine/facts/exposure/signature.js
var signature = __webpack_require__(13119);
;// CONCATENATED MODULE: ./build/engine/facts/exposure/databases.js


const STATEMENT = /^(?:create\s+(?:table|database|schema|index|unique|role|user|extension|sequence|view|temporary)|insert\s+into|drop\s+table|lock\s+tables|copy\s+\S+.*from\s+stdin|alter\s+table|set\s+[\w@.]+\s*(?:=|to\b)|begin(?:\s+transaction)?\s*;|use\s+[`"\w]+\s*;|pragma\s+\w+|select\s+pg_catalog|grant\s+\w+)/i;
const DUMP_HEADER = /^(?:--|\/\*|#)\s*.{0,20}\b(?:dump|pgsql|mysql|mariadb|postgresql|phpmyadmin|sqlite)\b/i;
/** What kind of SQL dump a text is, or null: it must begin as one and hold at least two statements, or a header and one. */
function sqlDump(text) {
    if ((0,signature/* isHtml */._6)(text))
        return null;
    const lines = (0,signature/* linesOf */.Dx)(text).filter((line) => line.trim() !== '');
    const [first = ''] = lines;
    if (!/^\s*(?:--|\/\*|#)/.test(first) && !STATEMENT.test(first.trim()))
        return null;
    const statements = lines.filter((line) => STATEMENT.test(line.trim()));
    const header = lines.slice(0, 10).find((line) => DUMP_HEADER.test(line.trim()));
    if (statements.length + (header === undefined ? 0 : 1) < 2 || statements.length === 0)
        return null;
    const tables = new Set(statements.flatMap((line) => /(?:table|into|copy)\s+(?:if\s+(?:not\s+)?exists\s+)?([`"\w.]{1,80})/i.exec(line)?.[1] ?? []));
    const named = [...tables].slice(0, 3).map((name) => (0,signature/* quote */.hD)(name.replace(/[`"]/g, ''), 40));
    return `${header === undefined ? 'SQL statements' : (0,signature/* quote */.hD)(header.replace(/^[-/*#\s]+/, ''), 60)}${named.length > 0 ? `, tables ${named.join(', ')}` : ''}`;
}
const sqlText = (response) => {
    const seen = sqlDump((0,signature/* textOf */.b6)(response));
    return seen === null ? null : { proof: `The file is a database dump: ${seen}` };
};
/** `.sql.gz`: gzip whose content is a dump; or the dump itself where the server declared the gzip as its encoding. */
const sqlGzip = (response, path) => {
    const { body } = response;
    if (body.length < 18 || body[0] !== 0x1f || body[1] !== 0x8b)
        return sqlText(response, path);
    const text = startOfGzip(body);
    const seen = text === null ? null : sqlDump(text.toString('utf8'));
    return seen === null ? null : { proof: `The file is a compressed database dump: ${seen}` };
};
/** The first bytes inside a gzip that may have been cut, or null when it is none. */
function startOfGzip(body) {
    try {
        // Z_SYNC_FLUSH gives what is there of a stream that was cut; 4 KiB of gzip hold at most about 4 MiB.
        return (0,external_node_zlib_.gunzipSync)(body.subarray(0, 4_096), { finishFlush: 2, maxOutputLength: 8 * 1024 * 1024 }).subarray(0, 65_536);
    }
    catch {
        return null;
    }
}
const sqliteFile = ({ body }) => {
    if (body.toString('latin1', 0, 16) !== 'SQLite format 3\0')
        return null;
    const schema = body.toString('latin1', 0, 65_536);
    const tables = [...schema.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?["'`[]?(\w{1,60})/gi)].map((match) => match[1] ?? '');
    const named = [...new Set(tables)].slice(0, 4).join(', ');
    return { proof: `The file is an SQLite database${named === '' ? '' : ` with the tables ${named}`}.` };
};
/** HPROF of a JVM, plain or gzipped (Spring Boot 1 sent it gzipped). */
const heapDump = ({ body }) => {
    const isGzip = body[0] === 0x1f && body[1] === 0x8b;
    const start = isGzip ? startOfGzip(body) : body;
    if (start === null || !start.toString('latin1', 0, 18).startsWith('JAVA PROFILE 1.0.'))
        return null;
    return { proof: 'The answer is a Java heap dump (HPROF): the memory of the application.' };
};

;// CONCATENATED MODULE: ./build/engine/facts/exposure/backups.js


/** Source of PHP as text: an opening tag that a server would have taken out. */
const phpSource = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    const start = text.search(/<\?(?:php\b|=)/i);
    if (start < 0 || text.includes('\0') || isEscaped(text))
        return null;
    // In a document the tag may come later, but code has to follow it.
    const code = text.slice(start, start + 65_536);
    if (!/[$;({]/.test(code))
        return null;
    const secret = /define\(\s*['"](DB_PASSWORD|AUTH_KEY|\w*SECRET\w*)['"]/i.exec(code)?.[1];
    return {
        proof: `The answer is PHP source${secret === undefined ? '' : ` that sets ${secret}`}: it begins with ${(0,signature/* quote */.hD)(code, 40)}`,
    };
};
/** Source of other server-side languages, each known by what a rendered page never holds. */
const scriptSource = (response, path) => {
    const text = (0,signature/* textOf */.b6)(response);
    if (text.includes('\0') || isEscaped(text))
        return null;
    const extension = /\.(\w{1,6})(?:~|\.\w{1,6})?$/.exec(path)?.[1]?.toLowerCase() ?? '';
    const marks = {
        php: /<\?(?:php\b|=)/i,
        jsp: /<%[@!=]?[\s\S]{1,200}%>/,
        asp: /<%[@=]?[\s\S]{1,200}%>/,
        aspx: /<%@\s*Page\b/i,
        cfm: /<cf(?:set|query|output)\b/i,
        py: /^(?:from\s+[\w.]+\s+import\s|import\s+\w|def\s+\w+\(|class\s+\w+)/m,
        rb: /^(?:require\s+['"]|class\s+\w+|def\s+\w+)/m,
        pl: /^(?:use\s+(?:strict|warnings|CGI)|#!.{0,40}perl)/m,
        cgi: /^(?:use\s+(?:strict|warnings|CGI)|#!.{0,60})/m,
    };
    const mark = marks[extension];
    const found = mark?.exec(text);
    return found == null ? null : { proof: `The answer is ${extension} source: it holds ${(0,signature/* quote */.hD)(found[0], 60)}` };
};
/** A page that shows code has its angle brackets escaped. */
function isEscaped(text) {
    return /&lt;\?(?:php|=)|&lt;%/i.test(text);
}
/** vim's swap file: magic "b0VIM" and the name of the file being edited. */
const vimSwap = ({ body }) => /^b0VIM [\d.]/.test(body.toString('latin1', 0, 12))
    ? { proof: 'The file is a swap file of vim: the text being edited.' }
    : null;
/** Zip: local file header with a sane name (APPNOTE 4.3.7). */
const zipArchive = ({ body }) => {
    if (body.length < 30 || body.readUInt32LE(0) !== 0x04034b50)
        return null;
    const length = body.readUInt16LE(26);
    const name = body.toString('utf8', 30, Math.min(30 + length, body.length));
    if (length === 0 || length > 1_024 || /[\u0000-\u001f]/.test(name))
        return null;
    return { proof: `The file is a zip archive, its first entry is ${(0,signature/* quote */.hD)(name)}` };
};
/** Gzip with a tar inside: the first header block carries "ustar" or an octal checksum that fits. */
const tarGzip = ({ body }) => {
    const isGzip = body.length >= 18 && body[0] === 0x1f && body[1] === 0x8b;
    const tar = isGzip ? startOfGzip(body) : body;
    if (tar === null || tar.length < 512)
        return null;
    const stored = Number.parseInt(tar.toString('latin1', 148, 156).replace(/[\0 ]+/g, ''), 8);
    let sum = 0;
    for (let index = 0; index < 512; index++)
        sum += index >= 148 && index < 156 ? 32 : (tar[index] ?? 0);
    if (stored !== sum)
        return null;
    const name = tar.toString('utf8', 0, 100).split('\0')[0] ?? '';
    return { proof: `The file is a tar archive, its first entry is ${(0,signature/* quote */.hD)(name)}` };
};
/** Any archive a backup may be: told by its content, whatever the name says. */
const anyArchive = (response, path) => zipArchive(response, path) ?? tarGzip(response, path) ?? magicArchive(response, path);
const magicArchive = ({ body }) => {
    const start = body.toString('latin1', 0, 8);
    const kind = start.startsWith('7z\xbc\xaf\x27\x1c') ? '7z' : start.startsWith('Rar!\x1a\x07') ? 'RAR' : null;
    return kind === null ? null : { proof: `The file is a ${kind} archive.` };
};
/** Settings of ASP.NET: the element <configuration> with a section a deployment has. */
const webConfig = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if (!/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?<configuration\b/i.test(text))
        return null;
    if (!/<(?:system\.web|system\.webServer|appSettings|connectionStrings)\b/i.test(text))
        return null;
    const hasPassword = (0,signature/* linesOf */.Dx)(text).some((line) => /\b(?:password|pwd)\s*=\s*[^;"'\s]{1,}/i.test(line));
    return hasPassword
        ? { proof: 'The file is an ASP.NET configuration with a password in a connection string.', severity: 'high' }
        : { proof: 'The file is an ASP.NET configuration.' };
};

// EXTERNAL MODULE: ./build/engine/facts/mask.js
var mask = __webpack_require__(15915);
;// CONCATENATED MODULE: ./build/engine/facts/exposure/credentials.js


function contentLines(text) {
    return (0,signature/* linesOf */.Dx)(text)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
const PASSWORD_HASH = /^(?:\$apr1\$[./0-9A-Za-z]{1,8}\$[./0-9A-Za-z]{22}|\$2[abxy]\$\d\d\$[./0-9A-Za-z]{20,60}|\$[156y]\$\S{10,120}|\$argon2\S{10,200}|\{SHA\}[+/=0-9A-Za-z]{20,60}|\{SSHA\}\S{20,80}|\{PLAIN\}\S+|[./0-9A-Za-z]{13})$/;
/** `.htpasswd`: every line is `user:hash` with a hash that htpasswd writes. */
const htpasswd = (response) => {
    const lines = contentLines((0,signature/* textOf */.b6)(response));
    const users = lines.map((line) => /^([^\s:]{1,120}):([^\s:]+)(?::\S*)?$/.exec(line));
    if (users.length === 0 || !users.every((match) => match !== null && PASSWORD_HASH.test(match[2] ?? '')))
        return null;
    const [first] = users;
    const scheme = /^\$(\w+)\$|^\{(\w+)\}/.exec(first?.[2] ?? '');
    return {
        proof: `${users.length} password ${users.length === 1 ? 'hash is' : 'hashes are'} readable, the first of user ${(0,mask/* mask */.d)(first?.[1] ?? '')} (${scheme?.[1] ?? scheme?.[2] ?? 'crypt'})`,
    };
};
/** `.npmrc` with a token, a password or basic credentials that are written out, not taken from a variable. */
const npmrc = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if ((0,signature/* isHtml */._6)(text))
        return null;
    const match = /^[ \t]*(?:\/\/[^\s=]{1,200}:)?(_authToken|_auth|_password)\s*=\s*["']?([^\s"'$]{6,400})/m.exec(text);
    return match === null ? null : { proof: `The file holds ${match[1]} = ${(0,mask/* mask */.d)(match[2] ?? '')}` };
};
/** `.netrc`: machine, login and password. */
const netrc = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if ((0,signature/* isHtml */._6)(text) || !/^[ \t]*(?:machine\s+\S+|default)\b/m.test(text))
        return null;
    const password = /\bpassword\s+(\S{1,200})/.exec(text)?.[1];
    if (password === undefined || !/\blogin\s+\S+/.test(text))
        return null;
    const machine = /\bmachine\s+(\S{1,120})/.exec(text)?.[1] ?? 'default';
    return { proof: `The file holds a password (${(0,mask/* mask */.d)(password)}) for ${(0,signature/* quote */.hD)(machine)}` };
};
/** `.pgpass`: every line is host:port:database:user:password. */
const pgpass = (response) => {
    const lines = contentLines((0,signature/* textOf */.b6)(response));
    const matches = lines.map((line) => /^([^\s:]+):(\*|\d{1,5}):([^:]+):([^:]+):(.+)$/.exec(line));
    if (matches.length === 0 || matches.some((match) => match === null))
        return null;
    return {
        proof: `The file holds ${matches.length} database password(s), the first (${(0,mask/* mask */.d)(matches[0]?.[5] ?? '')}) for ${(0,signature/* quote */.hD)(matches[0]?.[1] ?? '')}`,
    };
};
/** `.aws/credentials`: a profile with access key and secret. */
const awsCredentials = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if ((0,signature/* isHtml */._6)(text) || !/^[ \t]*\[[^\]\n]{1,100}\][ \t]*$/m.test(text))
        return null;
    const id = /^[ \t]*aws_access_key_id\s*=\s*([\w/+-]{8,128})[ \t]*$/im.exec(text)?.[1];
    const secret = /^[ \t]*aws_secret_access_key\s*=\s*(\S{8,128})[ \t]*$/im.exec(text)?.[1];
    if (secret === undefined)
        return null;
    return { proof: `The file holds AWS credentials: key ${(0,mask/* mask */.d)(id ?? '')}, secret ${(0,mask/* mask */.d)(secret)}` };
};
/** `.git-credentials`: URLs with user and password, nothing else. */
const gitCredentials = (response) => {
    const lines = contentLines((0,signature/* textOf */.b6)(response));
    const matches = lines.map((line) => /^https?:\/\/([^\s:@/]+):([^\s@/]+)@([^\s/]+)\/?\S*$/.exec(line));
    if (matches.length === 0 || matches.some((match) => match === null))
        return null;
    return {
        proof: `The file holds a token (${(0,mask/* mask */.d)(matches[0]?.[2] ?? '')}) for ${(0,signature/* quote */.hD)(matches[0]?.[3] ?? '')}`,
    };
};
/** A private key in PEM (RFC 7468) or OpenSSH form; certificates before it do not matter. */
const privateKey = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if ((0,signature/* isHtml */._6)(text))
        return null;
    const lines = contentLines(text);
    // A file of keys begins with one: not a document that happens to hold an example.
    if (!/^(?:-----BEGIN |Bag Attributes)/.test(lines[0] ?? ''))
        return null;
    const start = lines.findIndex((line) => /^-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----$/.test(line));
    if (start < 0 || !lines.slice(start + 1).some((line) => line.length >= 8 && !line.startsWith('-----')))
        return null;
    return { proof: `The file is a key in PEM form: ${(lines[start] ?? '').replaceAll('-', '')}` };
};
/** PuTTY's own format of private keys. */
const puttyKey = (response) => /^PuTTY-User-Key-File-\d: \S/.test((0,signature/* textOf */.b6)(response)) ? { proof: 'The file is a PuTTY private key.' } : null;
/** Settings of editors' upload plug-ins: a host with user and password or key phrase. */
const sftpSettings = (response) => {
    const settings = (0,signature/* jsonObjectOf */.pI)(response);
    if (settings === null || typeof settings['host'] !== 'string')
        return null;
    const secret = settings['password'] ?? settings['passphrase'];
    if (typeof secret !== 'string' || secret === '')
        return null;
    const user = settings['username'] ?? settings['user'];
    return {
        proof: `The file holds the password ${(0,mask/* mask */.d)(secret)} of ${(0,signature/* quote */.hD)(typeof user === 'string' ? user : 'a user', 40)} at ${(0,signature/* quote */.hD)(settings['host'])}`,
    };
};

// EXTERNAL MODULE: ./build/engine/facts/exposure/directory-listing.js
var directory_listing = __webpack_require__(83995);
;// CONCATENATED MODULE: ./build/engine/facts/exposure/environment.js


const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_.]{0,120})\s*=\s*(.*)$/;
const SECRET_NAME = /pass|secret|token|key|credential|dsn|auth|salt|private|(?:database|redis|mongo\w*|amqp|smtp)_?ur[il]/i;
const PLACEHOLDER = /^(?:|null|none|true|false|change[-_ ]?me|example|your[-_ ].*|xxx+|<.*>|\$\{.*\})$/i;
/**
 * An environment file: at least two `KEY=value` lines, and hardly anything but such lines, blank lines and comments, so
 * that a page of documentation that quotes one does not pass.
 */
const environmentFile = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if ((0,signature/* isHtml */._6)(text) || text.includes('\0'))
        return null;
    const lines = (0,signature/* linesOf */.Dx)(text).filter((line) => line.trim() !== '' && !/^\s*[#;]/.test(line));
    const pairs = lines.flatMap((line) => {
        const match = ASSIGNMENT.exec(line.trim());
        return match === null ? [] : [[match[1] ?? '', unquote(match[2] ?? '')]];
    });
    if (pairs.length < 2 || pairs.length < lines.length * 0.8)
        return null;
    // Names of variables are written in one case; `display = block` and the like in prose or code are not meant.
    if (pairs.filter(([name]) => /^[A-Z][A-Z0-9_]*$|^[a-z][a-z0-9_.]*$/.test(name)).length < 2)
        return null;
    const secrets = pairs.filter(([name, value]) => SECRET_NAME.test(name) && !PLACEHOLDER.test(value));
    const shown = secrets.slice(0, 3).map(([name, value]) => `${(0,signature/* quote */.hD)(name, 40)}=${(0,mask/* mask */.d)(value)}`);
    const names = pairs.slice(0, 5).map(([name]) => (0,signature/* quote */.hD)(name, 40));
    const what = shown.length > 0 ? `with secrets: ${shown.join(', ')}` : `among them ${names.join(', ')}`;
    return { proof: `${pairs.length} variables are readable, ${what}` };
};
function unquote(value) {
    const match = /^(["'])(.*)\1\s*(?:#.*)?$/.exec(value.trim());
    return match === null ? value.replace(/\s+#.*$/, '').trim() : (match[2] ?? '');
}

;// CONCATENATED MODULE: ./build/engine/facts/exposure/metadata.js


/** macOS Finder: alignment word and magic "Bud1". */
const dsStore = ({ body }) => body.length >= 8 && body.readUInt32BE(0) === 1 && body.toString('latin1', 4, 8) === 'Bud1'
    ? { proof: 'The file is a .DS_Store: it names the files of the folder.' }
    : null;
const composerManifest = (response) => {
    const manifest = (0,signature/* jsonObjectOf */.pI)(response);
    if (manifest === null)
        return null;
    const isComposer = (0,signature/* isRecord */.u4)(manifest['require']) ||
        (0,signature/* isRecord */.u4)(manifest['require-dev']) ||
        (0,signature/* isRecord */.u4)(manifest['autoload']) ||
        Array.isArray(manifest['packages']);
    if (!isComposer)
        return null;
    const required = (0,signature/* isRecord */.u4)(manifest['require']) ? Object.keys(manifest['require']) : [];
    return {
        proof: `The file is a Composer manifest${required.length > 0 ? ` that requires ${(0,signature/* quote */.hD)(required.slice(0, 5).join(', '))}` : ''}`,
    };
};
const packageManifest = (response) => {
    const manifest = (0,signature/* jsonObjectOf */.pI)(response);
    if (manifest === null)
        return null;
    const parts = ['dependencies', 'devDependencies', 'scripts', 'peerDependencies'].filter((part) => (0,signature/* isRecord */.u4)(manifest[part]));
    const isNamed = typeof manifest['name'] === 'string' && typeof manifest['version'] === 'string';
    if (parts.length === 0 && !(isNamed && typeof manifest['main'] === 'string'))
        return null;
    const name = typeof manifest['name'] === 'string' ? ` of ${(0,signature/* quote */.hD)(manifest['name'], 60)}` : '';
    return { proof: `The file is a package.json${name}${parts.length > 0 ? ` with ${parts.join(', ')}` : ''}` };
};
const SECRET_SETTING = /^[ \t]*-?\s*["']?([\w-]*(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_KEY)[\w-]*)["']?\s*[:=]\s*["']?([^\s"'#${}]{4,200})/im;
/** A secret that is written out makes any of these files worse. */
function withSecret(text, proof) {
    const match = SECRET_SETTING.exec(text.slice(0, 65_536));
    if (match === null || /^(?:true|false|null|yes|no|changeme|example)$/i.test(match[2] ?? ''))
        return { proof };
    return {
        proof: `${proof}; it sets ${(0,signature/* quote */.hD)(match[1] ?? '', 40)} to ${(0,mask/* mask */.d)(match[2] ?? '')}`,
        severity: 'high',
    };
}
/** GitLab CI, Travis CI and their like: top-level keys of a pipeline with a script. */
const pipelineFile = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if ((0,signature/* isHtml */._6)(text))
        return null;
    const hasScript = /^[ \t]*(?:script|before_script|install|run|steps|stage|stages):(?:\s|$)/m.test(text);
    const topLevel = (0,signature/* linesOf */.Dx)(text)
        .filter((line) => /^[\w.-]{1,60}:(?:\s.*)?$/.test(line))
        .map((line) => line.split(':')[0] ?? '');
    const known = topLevel.filter((key) => /^(?:stages|image|variables|include|before_script|script|language|services|cache|jobs|workflow|default|install|node_js|python|php|on|pipelines|version)$/.test(key));
    if (!hasScript || known.length === 0)
        return null;
    return withSecret(text, `The file is the definition of a build pipeline (${(0,signature/* quote */.hD)(known.slice(0, 5).join(', '))})`);
};
const dockerfile = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if ((0,signature/* isHtml */._6)(text))
        return null;
    const instructions = (0,signature/* linesOf */.Dx)(text)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    if (!/^(?:FROM|ARG)\s+\S/i.test(instructions[0] ?? ''))
        return null;
    const from = instructions.find((line) => /^FROM\s+\S+(?:\s+AS\s+\S+)?$/i.test(line));
    const others = instructions.filter((line) => /^(?:RUN|COPY|CMD|ENTRYPOINT|WORKDIR|ADD|EXPOSE|ENV|USER|LABEL|VOLUME)\s/i.test(line));
    if (from === undefined || others.length === 0)
        return null;
    return withSecret(text.replace(/^[ \t]*(?:ENV|ARG)\s+/gim, ''), `The file is a Dockerfile: ${(0,signature/* quote */.hD)(from)}`);
};
const composeFile = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if ((0,signature/* isHtml */._6)(text) ||
        !/^services:[ \t]*$/m.test(text) ||
        !/^[ \t]+(?:image|build|container_name|ports|environment):/m.test(text))
        return null;
    return withSecret(text, 'The file describes the services of a Docker Compose project');
};
/** Project settings of JetBrains editors. */
const ideaWorkspace = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    return /<project\s+version="\d+"/.test(text) && /<component\s+name="/.test(text)
        ? { proof: 'The file is the workspace of a JetBrains editor: it names files, branches and servers.' }
        : null;
};

;// CONCATENATED MODULE: ./build/engine/facts/exposure/monitoring.js

/** Endpoints of Spring Boot Actuator that tell more than that the application is up. */
const TELLING = [
    'env',
    'heapdump',
    'beans',
    'configprops',
    'mappings',
    'loggers',
    'threaddump',
    'httptrace',
    'httpexchanges',
    'auditevents',
    'metrics',
    'prometheus',
    'logfile',
    'sessions',
    'shutdown',
    'jolokia',
    'gateway',
    'caches',
    'conditions',
    'scheduledtasks',
    'flyway',
    'liquibase',
    'startup',
];
const actuatorIndex = (response) => {
    const links = (0,signature/* jsonObjectOf */.pI)(response)?.['_links'];
    if (!(0,signature/* isRecord */.u4)(links) || !(0,signature/* isRecord */.u4)(links['self']))
        return null;
    const telling = Object.keys(links).filter((name) => TELLING.includes(name.split('-')[0] ?? ''));
    if (telling.length === 0)
        return null;
    return {
        proof: `Spring Boot Actuator lists ${Object.keys(links).length} endpoints, among them ${telling.slice(0, 6).join(', ')}`,
    };
};
const actuatorEnvironment = (response) => {
    const sources = (0,signature/* jsonObjectOf */.pI)(response)?.['propertySources'];
    if (!Array.isArray(sources) || sources.length === 0)
        return null;
    const names = sources
        .slice(0, 3)
        .map((source) => (0,signature/* isRecord */.u4)(source) && typeof source['name'] === 'string' ? (0,signature/* quote */.hD)(source['name'], 60) : '?');
    return { proof: `Spring Boot Actuator shows the environment of the application: ${names.join(', ')}` };
};
/** Only with details: that a service is up is meant to be public. */
const actuatorHealth = (response) => {
    const health = (0,signature/* jsonObjectOf */.pI)(response);
    if (health === null || typeof health['status'] !== 'string')
        return null;
    const parts = health['components'] ?? health['details'];
    if (!(0,signature/* isRecord */.u4)(parts))
        return null;
    const names = Object.keys(parts);
    if (names.length === 0)
        return null;
    return {
        proof: `Spring Boot Actuator shows the health of ${names
            .slice(0, 6)
            .map((name) => (0,signature/* quote */.hD)(name, 30))
            .join(', ')}`,
    };
};
/** Text exposition format of Prometheus / OpenMetrics. */
const prometheusMetrics = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if ((0,signature/* isHtml */._6)(text))
        return null;
    const lines = (0,signature/* linesOf */.Dx)(text);
    const types = lines.filter((line) => /^# TYPE [a-zA-Z_:][\w:]* (?:counter|gauge|histogram|summary|untyped|info|unknown|stateset)\s*$/.test(line));
    const samples = lines.filter((line) => /^[a-zA-Z_:][\w:]*(?:\{[^}]{0,2000}\})? [-+]?(?:\d|NaN|Inf)/.test(line));
    const helps = lines.filter((line) => line.startsWith('# HELP '));
    if (samples.length === 0 || types.length + helps.length === 0) {
        if (samples.length < 3 || samples.length < lines.filter((line) => line.trim() !== '').length)
            return null;
    }
    return { proof: `${samples.length} metrics are readable, the first is ${(0,signature/* quote */.hD)(samples[0] ?? '', 60)}` };
};
const apacheStatus = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    const machine = /Apache Server Status for\s+([^<\n]{0,100})/i.exec(text)?.[1];
    if (machine !== undefined && /Server (?:Version|uptime|Built|MPM)|Total accesses|Current Time/i.test(text)) {
        return {
            proof: `Apache mod_status answers for ${(0,signature/* quote */.hD)(machine)}: ${(0,signature/* quote */.hD)(/Server Version:[^<\n]{0,80}/i.exec(text)?.[0] ?? 'scoreboard')}`,
        };
    }
    // The machine-readable form (?auto).
    const fields = ['Total Accesses:', 'BusyWorkers:', 'IdleWorkers:', 'Scoreboard:'].filter((field) => text.includes(field));
    return fields.length >= 3 && !(0,signature/* isHtml */._6)(text) ? { proof: `Apache mod_status answers: ${fields.join(' ')}` } : null;
};
const phpInfo = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    const version = /PHP Version\s*(?:<\/td><td class="v">|=>)?\s*([\d.]{3,12}[\w.+~-]{0,30})/i.exec(text)?.[1];
    if (version === undefined)
        return null;
    const isTitled = /<title>[^<]{0,60}phpinfo\(\)/i.test(text);
    const fields = [
        'Build Date',
        'Server API',
        'Configuration File',
        'Loaded Configuration File',
        'PHP API',
        'Zend Engine',
        'PHP Extension',
        'Configure Command',
        'DOCUMENT_ROOT',
        'php.ini',
    ].filter((field) => text.includes(field));
    if (fields.length < (isTitled ? 1 : 2) && !(isTitled && /class="[eph]"/.test(text)))
        return null;
    return {
        proof: `phpinfo() of PHP ${version} is readable${fields.length > 0 ? ` (${fields.slice(0, 3).join(', ')})` : ''}`,
    };
};
/** Go's net/http/pprof. */
const goProfile = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    const isIndex = /\/debug\/pprof\//.test(text) &&
        /goroutine\?debug=|Types of profiles available|full goroutine stack dump/i.test(text);
    const isDump = /^goroutine profile: total \d+/.test(text);
    if (!isIndex && !isDump)
        return null;
    return { proof: `Go's profiler answers: ${isIndex ? 'the index of /debug/pprof/' : (0,signature/* quote */.hD)(text, 40)}` };
};
/** Go's expvar. */
const goVariables = (response) => {
    const variables = (0,signature/* jsonObjectOf */.pI)(response);
    if (variables === null || !Array.isArray(variables['cmdline']) || !(0,signature/* isRecord */.u4)(variables['memstats']))
        return null;
    return {
        proof: `Go's expvar answers: command line and memory statistics, ${Object.keys(variables).length} variables`,
    };
};
const nginxStatus = (response) => {
    const match = /Active connections:\s*(\d{1,9})\s*\n\s*server accepts handled requests/i.exec((0,signature/* textOf */.b6)(response));
    return match === null ? null : { proof: `nginx stub_status answers: ${match[1]} active connections` };
};
const elmahLog = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    return /Error Log for\b/i.test(text) && /ELMAH/.test(text)
        ? { proof: 'ELMAH shows the error log of the application.' }
        : null;
};

;// CONCATENATED MODULE: ./build/engine/facts/exposure/vcs.js

/** `.git/HEAD`: a symbolic reference or a commit id (git, gitrepository-layout). */
const gitHead = (response) => {
    const text = (0,signature/* textOf */.b6)(response).trimEnd();
    if (!/^(?:ref: refs\/[\w./+@-]{1,200}|[0-9a-f]{40}|[0-9a-f]{64})$/.test(text))
        return null;
    return { proof: `The file is a git HEAD: ${(0,signature/* quote */.hD)(text)}` };
};
/** `.git/config`: the section [core] with repositoryformatversion, which git writes into every repository. */
const gitConfig = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if ((0,signature/* isHtml */._6)(text) || !/^[ \t]*\[core\][ \t]*$/m.test(text) || !/^[ \t]*repositoryformatversion\s*=\s*\d/m.test(text))
        return null;
    const remote = /^[ \t]*url\s*=\s*(\S{1,300})/m.exec(text)?.[1];
    const hasCredentials = remote !== undefined && /:\/\/[^/@]*:[^/@]*@/.test(remote);
    const shown = remote === undefined ? '' : `, remote ${(0,signature/* quote */.hD)(remote.replace(/:\/\/[^/@]*@/, '://…@'))}`;
    return {
        proof: `The file is a git configuration ([core] with repositoryformatversion${shown})${hasCredentials ? '; the remote holds a password' : ''}.`,
    };
};
/** `.svn/entries`: format number alone (1.7 and later) or followed by the directory entry. */
const svnEntries = (response) => {
    const text = (0,signature/* textOf */.b6)(response);
    if (!/^(?:8|9|10|11|12)\r?\n(?:$|\f?\r?\ndir\r?\n)/.test(text))
        return null;
    const url = /^(?:https?|svn(?:\+ssh)?|file):\/\/\S{1,200}$/m.exec(text)?.[0];
    return {
        proof: `The file is a Subversion entries file${url === undefined ? '' : ` of ${(0,signature/* quote */.hD)(url.replace(/:\/\/[^/@]*@/, '://…@'))}`}.`,
    };
};
/** `.svn/wc.db`: an SQLite file whose schema has Subversion's tables. */
const svnDatabase = ({ body }) => {
    if (body.toString('latin1', 0, 16) !== 'SQLite format 3\0')
        return null;
    const schema = body.toString('latin1', 0, 65_536);
    const isWorkingCopy = /REPOSITORY|WCROOT|PRISTINE|NODES/.test(schema);
    return {
        proof: `The file is an SQLite database${isWorkingCopy ? ' with the tables of a Subversion working copy' : ''}.`,
    };
};
const HG_REQUIREMENTS = /^(?:revlogv[12]|store|fncache|dotencode|generaldelta|sparserevlog|share-safe|dirstate-v2|persistent-nodemap|revlog-compression-zstd|exp-[\w-]+|largefiles|lfs|shared|relshared|treemanifest)$/;
/** `.hg/requires`: nothing but names of repository formats. */
const hgRequires = (response) => {
    const lines = (0,signature/* linesOf */.Dx)((0,signature/* textOf */.b6)(response)).filter((line) => line.trim() !== '');
    if (lines.length === 0 || lines.length > 40 || !lines.every((line) => HG_REQUIREMENTS.test(line.trim())))
        return null;
    return { proof: `The file lists the formats of a Mercurial repository: ${(0,signature/* quote */.hD)(lines.join(', '))}` };
};

;// CONCATENATED MODULE: ./build/engine/facts/exposure/signatures.js









/** Every signature by the name the catalogue uses. */
const SIGNATURES = {
    'git-head': gitHead,
    'git-config': gitConfig,
    'svn-entries': svnEntries,
    'svn-database': svnDatabase,
    'hg-requires': hgRequires,
    environment: environmentFile,
    htpasswd: htpasswd,
    npmrc: npmrc,
    netrc: netrc,
    pgpass: pgpass,
    'aws-credentials': awsCredentials,
    'git-credentials': gitCredentials,
    'private-key': privateKey,
    'putty-key': puttyKey,
    'sftp-settings': sftpSettings,
    sql: sqlText,
    'sql-gzip': sqlGzip,
    sqlite: sqliteFile,
    'heap-dump': heapDump,
    'php-source': phpSource,
    'script-source': scriptSource,
    'vim-swap': vimSwap,
    archive: anyArchive,
    'actuator-index': actuatorIndex,
    'actuator-environment': actuatorEnvironment,
    'actuator-health': actuatorHealth,
    prometheus: prometheusMetrics,
    'apache-status': apacheStatus,
    phpinfo: phpInfo,
    pprof: goProfile,
    expvar: goVariables,
    'nginx-status': nginxStatus,
    elmah: elmahLog,
    listing: directory_listing/* directoryListing */.E,
    openapi: api_docs/* openApiJson */.Rm,
    'api-explorer': api_docs/* apiExplorer */.w7,
    graphql: api_docs/* graphqlSchema */.xm,
    'ds-store': dsStore,
    composer: composerManifest,
    package: packageManifest,
    pipeline: pipelineFile,
    dockerfile: dockerfile,
    compose: composeFile,
    'ide-workspace': ideaWorkspace,
    'web-config': webConfig,
};

;// CONCATENATED MODULE: ./build/engine/facts/exposure/proven.js


/** First and second gate: status 200, and content that satisfies the signature. A faulty signature recognises nothing. */
function sightingOf(attempt, signature, path) {
    if (!(0,http/* answered */.oQ)(attempt) || attempt.response.status !== 200)
        return null;
    if (!Object.hasOwn(SIGNATURES, signature))
        return null;
    return SIGNATURES[signature](attempt.response, path);
}
/**
 * Third gate: a random path of the same shape must not satisfy the same signature. A server that drops the connection for
 * unknown paths passes; one that was never asked does not.
 */
function isUnlike(sibling, signature, path) {
    if (sibling === null)
        return false;
    if (!(0,http/* answered */.oQ)(sibling))
        return !['budget', 'blocked'].includes(sibling.failure.code);
    return sightingOf(sibling, signature, path) === null;
}
/** Probes of a family that passed all three gates, in the order of the catalogue. */
function provenExposures(probes, family) {
    return probes.flatMap((probe) => {
        if (probe.family !== family)
            return [];
        const sighting = sightingOf(probe.attempt, probe.signature, probe.path);
        if (sighting === null || !isUnlike(probe.sibling, probe.signature, probe.path))
            return [];
        return [{ probe, sighting, url: probe.attempt.request.url }];
    });
}


/***/ }),

/***/ 13119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   pI: () => (/* binding */ jsonObjectOf),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
const TEXT_MAX = 256 * 1024;
/** The start of the body as text without a byte order mark. */
function textOf(response) {
    const text = response.text.slice(0, TEXT_MAX);
    return text.startsWith('\ufeff') ? text.slice(1) : text;
}
/** True for a document of markup, whatever its Content-Type says: tags near the start give it away. */
function isHtml(text) {
    const start = text.slice(0, 4_096).trimStart();
    if (/^<(?:!doctype\s+html|html|head|body|title|meta|script|div|p|h[1-6]|table|center)\b/i.test(start))
        return true;
    return /<(?:!doctype\s+html|html|head|body)[\s>]/i.test(start);
}
/** Lines without their ends, bounded in number and length so that no pattern meets a line of megabytes. */
function linesOf(text) {
    return text.split(/\r\n|\n|\r/, 5_000).map((line) => line.slice(0, 4_096));
}
/** The body as JSON object, or null. */
function jsonObjectOf(response) {
    const text = textOf(response).trimStart();
    if (!text.startsWith('{'))
        return null;
    try {
        const value = JSON.parse(response.text.trim().replace(/^\ufeff/, ''));
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : null;
    }
    catch {
        return null;
    }
}
/** True when the member is an object (and no array). */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Text of the site inside a proof: short, on one line. */
function quote(text, max = 80) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length <= max ? line : `${line.slice(0, max - 1)}…`;
}


/***/ }),

/***/ 84264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ resolveUrl),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   lM: () => (/* binding */ documentOf)
/* harmony export */ });
/* unused harmony export parseHtmlDocument */
/* harmony import */ var _evidence_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18013);
/* harmony import */ var _html_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33439);


const LIST_MAX = 2_000;
const FIELDS_MAX = 200;
const QUOTING = new Set(['code', 'samp', 'kbd', 'blockquote', 'textarea']);
const LISTING = /(?:^|[\s-])(?:language-\w+|lang-\w+|highlight\w*|hljs|codehilite|prettyprint|prism|code-?block|sourceCode|syntax\w*)(?:$|[\s-])/i;
const LINE_BREAKING = new Set(['br', 'p', 'div', 'tr', 'li', 'pre', 'h1', 'h2', 'h3', 'table', 'td', 'dd', 'dt', 'hr']);
const known = new WeakMap();
/** True when a browser would render the response as HTML: by its Content-Type, or by sniffing where none is sent. */
function isHtml(exchange) {
    const type = (0,_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(exchange.response.headers, 'content-type');
    if (type !== undefined && type.trim() !== '')
        return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type);
    if (/nosniff/i.test((0,_evidence_http_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(exchange.response.headers, 'x-content-type-options') ?? ''))
        return false;
    return /^\s*<(!doctype html|html|head|body|script|iframe|h1|div|font|table|a|style|title|b|br|p|!--)[\s>]/i.test(exchange.response.text.slice(0, 512));
}
/** The document of an answer, parsed once; null when it is not HTML. */
function documentOf(exchange) {
    if (!isHtml(exchange))
        return null;
    const before = known.get(exchange);
    if (before !== undefined)
        return before;
    const document = parseHtmlDocument(exchange.response.text, exchange.request.url);
    known.set(exchange, document);
    return document;
}
/** Resolves a reference found in a document; null when it is not an http(s) URL. */
function resolveUrl(reference, base) {
    if (reference.length > 8_192)
        return null;
    try {
        const url = new URL(reference.trim(), base);
        if (url.protocol !== 'http:' && url.protocol !== 'https:')
            return null;
        // Each setter serializes the whole URL again, which counts on a page with tens of thousands of links.
        if (url.hash !== '' || url.href.includes('#'))
            url.hash = '';
        if (url.username !== '')
            url.username = '';
        if (url.password !== '')
            url.password = '';
        return url.href;
    }
    catch {
        return null;
    }
}
/** @param url absolute URL the document was read from */
function parseHtmlDocument(html, url) {
    let base = url;
    let baseSeen = false;
    let title = '';
    const links = [];
    const forms = [];
    const scripts = [];
    const stylesheets = [];
    const subresources = [];
    const metas = [];
    const comments = [];
    const visible = [];
    const quoted = [];
    const headings = [];
    let inHeading = false;
    let quoting = null;
    let quotingDepth = 0;
    const formsById = new Map();
    let form = null;
    let anchor = null;
    let select = null;
    let textarea = null;
    let script = null;
    const add = (list, item) => {
        if (list.length < LIST_MAX)
            list.push(item);
    };
    const load = (reference, kind) => {
        if (subresources.length >= LIST_MAX)
            return;
        const resolved = reference === undefined || reference === '' ? null : resolveUrl(reference, base);
        if (resolved !== null)
            add(subresources, { url: resolved, kind });
    };
    const link = (reference, element) => {
        const resolved = reference === undefined || links.length >= LIST_MAX ? null : resolveUrl(reference, base);
        if (resolved === null)
            return null;
        const entry = { url: resolved, element, text: '' };
        add(links, entry);
        return entry;
    };
    const field = (owner, entry) => {
        if (owner !== null && owner.fields.length < FIELDS_MAX)
            owner.fields.push(entry);
    };
    const ownerOf = (attributes) => {
        const id = attributes.get('form');
        return id === undefined ? form : (formsById.get(id) ?? form);
    };
    const closeSelect = () => {
        if (select !== null && select.name !== '')
            field(select.owner, { name: select.name, type: 'select', value: select.value ?? select.first ?? '' });
        select = null;
    };
    (0,_html_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .readHtmlTokens */ .y)(html, {
        startTag(tag, attributes) {
            const get = (name) => attributes.get(name);
            if (LINE_BREAKING.has(tag))
                (quoting === null ? visible : quoted).push('\n');
            if (tag === 'h1')
                inHeading = true;
            if (quoting === null && (QUOTING.has(tag) || (tag === 'pre' && LISTING.test(get('class') ?? '')))) {
                quoting = tag;
                quotingDepth = 0;
            }
            if (tag === quoting)
                quotingDepth += 1;
            switch (tag) {
                case 'base': {
                    const href = get('href');
                    if (!baseSeen && href !== undefined) {
                        base = resolveUrl(href, url) ?? base;
                        baseSeen = true;
                    }
                    break;
                }
                case 'a':
                case 'area':
                    anchor = link(get('href'), tag);
                    break;
                case 'frame':
                case 'iframe':
                    link(get('src'), tag);
                    load(get('src'), 'frame');
                    break;
                case 'meta': {
                    const httpEquiv = (get('http-equiv') ?? '').trim().toLowerCase();
                    const content = get('content') ?? '';
                    const name = (get('name') ?? get('property') ?? '').trim().toLowerCase();
                    add(metas, { name, httpEquiv, content });
                    if (httpEquiv === 'refresh')
                        link(/^\s*[\d.]*\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]+)/i.exec(content)?.[1], 'refresh');
                    break;
                }
                case 'link': {
                    const rel = (get('rel') ?? '').toLowerCase().split(/\s+/);
                    if (rel.includes('stylesheet')) {
                        const resolved = resolveUrl(get('href') ?? '', base);
                        if (resolved !== null)
                            add(stylesheets, { url: resolved, integrity: get('integrity') ?? '' });
                        load(get('href'), 'stylesheet');
                    }
                    else if (rel.includes('icon') || rel.includes('apple-touch-icon'))
                        load(get('href'), 'icon');
                    else if (rel.includes('preload') || rel.includes('modulepreload'))
                        load(get('href'), 'preload');
                    else if (rel.some((word) => ['next', 'prev', 'alternate', 'canonical'].includes(word)))
                        link(get('href'), 'link');
                    break;
                }
                case 'script': {
                    const source = get('src');
                    const entry = {
                        url: source === undefined ? null : resolveUrl(source, base),
                        type: (get('type') ?? '').trim().toLowerCase(),
                        text: '',
                        integrity: get('integrity') ?? '',
                    };
                    if (source === undefined || entry.url !== null)
                        add(scripts, entry);
                    if (source !== undefined)
                        load(source, 'script');
                    script = source === undefined ? entry : null;
                    break;
                }
                case 'img':
                case 'input': {
                    if (tag === 'img' || get('type')?.toLowerCase() === 'image')
                        load(get('src'), 'image');
                    if (tag === 'img')
                        for (const candidate of (get('srcset') ?? '').split(',').slice(0, 20))
                            load(candidate.trim().split(/\s+/)[0], 'image');
                    if (tag !== 'input')
                        break;
                    const type = (get('type') ?? 'text').trim().toLowerCase();
                    const name = get('name') ?? '';
                    const owner = ownerOf(attributes);
                    if (name === '' || type === 'reset')
                        break;
                    if (type === 'radio' && owner?.fields.some((other) => other.name === name) === true)
                        break;
                    field(owner, { name, type, value: get('value') ?? (type === 'checkbox' || type === 'radio' ? 'on' : '') });
                    break;
                }
                case 'audio':
                case 'video':
                case 'source':
                case 'track':
                    load(get('src'), 'media');
                    if (tag === 'video')
                        load(get('poster'), 'image');
                    break;
                case 'embed':
                    load(get('src'), 'object');
                    break;
                case 'object':
                    load(get('data'), 'object');
                    break;
                case 'form': {
                    const action = get('action')?.trim() ?? '';
                    const resolved = resolveUrl(action === '' ? url : action, base);
                    form =
                        resolved === null
                            ? null
                            : {
                                action: resolved,
                                hasAction: action !== '',
                                method: get('method')?.trim().toLowerCase() === 'post' ? 'POST' : 'GET',
                                enctype: (get('enctype') ?? '').trim().toLowerCase() || 'application/x-www-form-urlencoded',
                                fields: [],
                            };
                    if (form !== null) {
                        add(forms, form);
                        const id = get('id');
                        if (id !== undefined)
                            formsById.set(id, form);
                    }
                    break;
                }
                case 'button':
                    if ((get('type') ?? 'submit').toLowerCase() === 'submit' && (get('name') ?? '') !== '')
                        field(ownerOf(attributes), { name: get('name') ?? '', type: 'submit', value: get('value') ?? '' });
                    break;
                case 'select':
                    closeSelect();
                    select = { name: get('name') ?? '', value: null, first: null, owner: ownerOf(attributes) };
                    break;
                case 'option':
                    if (select !== null) {
                        select.first ??= get('value') ?? '';
                        if (get('selected') !== undefined)
                            select.value ??= get('value') ?? '';
                    }
                    break;
                case 'textarea':
                    textarea = { name: get('name') ?? '', owner: ownerOf(attributes), text: '' };
                    break;
            }
        },
        endTag(tag) {
            if (LINE_BREAKING.has(tag))
                (quoting === null ? visible : quoted).push('\n');
            if (tag === 'h1')
                inHeading = false;
            if (tag === quoting) {
                quotingDepth -= 1;
                if (quotingDepth <= 0)
                    quoting = null;
            }
            if (tag === 'a')
                anchor = null;
            else if (tag === 'form')
                form = null;
            else if (tag === 'script')
                script = null;
            else if (tag === 'select')
                closeSelect();
            else if (tag === 'textarea' && textarea !== null) {
                if (textarea.name !== '')
                    field(textarea.owner, { name: textarea.name, type: 'textarea', value: textarea.text });
                textarea = null;
            }
        },
        text(text, rawTextOf) {
            if (rawTextOf === 'script') {
                if (script !== null)
                    script.text += text;
                return;
            }
            if (rawTextOf === 'style')
                return;
            if (rawTextOf === 'title' && title === '')
                title = text.trim().slice(0, 200);
            if (rawTextOf === 'textarea' && textarea !== null)
                textarea.text = text.slice(0, 2_000);
            if (anchor !== null && anchor.text.length < 60)
                anchor.text = (anchor.text + text).trim().slice(0, 60);
            if (inHeading && headings.length < 50)
                headings.push(text.slice(0, 200));
            (quoting === null ? visible : quoted).push(text);
        },
        comment(text) {
            add(comments, text.slice(0, 20_000));
        },
    });
    closeSelect();
    return {
        base,
        title,
        links,
        forms,
        scripts,
        stylesheets,
        subresources,
        metas,
        comments,
        visibleText: visible.join(''),
        quotedText: quoted.join(''),
        headings: headings.join(' ').trim(),
        truncated: html.length > _html_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .HTML_LENGTH_MAX */ .i,
    };
}


/***/ }),

/***/ 33439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ HTML_LENGTH_MAX),
/* harmony export */   y: () => (/* binding */ readHtmlTokens)
/* harmony export */ });
/* harmony import */ var parse5__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63194);

/** Characters of a document that are read; the rest is ignored. */
const HTML_LENGTH_MAX = 1024 * 1024;
const RAW_TEXT_MODES = {
    script: parse5__WEBPACK_IMPORTED_MODULE_0__/* .TokenizerMode */ .V_.SCRIPT_DATA,
    style: parse5__WEBPACK_IMPORTED_MODULE_0__/* .TokenizerMode */ .V_.RAWTEXT,
    xmp: parse5__WEBPACK_IMPORTED_MODULE_0__/* .TokenizerMode */ .V_.RAWTEXT,
    iframe: parse5__WEBPACK_IMPORTED_MODULE_0__/* .TokenizerMode */ .V_.RAWTEXT,
    noembed: parse5__WEBPACK_IMPORTED_MODULE_0__/* .TokenizerMode */ .V_.RAWTEXT,
    noframes: parse5__WEBPACK_IMPORTED_MODULE_0__/* .TokenizerMode */ .V_.RAWTEXT,
    textarea: parse5__WEBPACK_IMPORTED_MODULE_0__/* .TokenizerMode */ .V_.RCDATA,
    title: parse5__WEBPACK_IMPORTED_MODULE_0__/* .TokenizerMode */ .V_.RCDATA,
    plaintext: parse5__WEBPACK_IMPORTED_MODULE_0__/* .TokenizerMode */ .V_.PLAINTEXT,
};
/**
 * Reads a document as tokens (WHATWG HTML, section 13.2.5) in linear time. Tree construction is left out on purpose: its
 * stack of open elements makes deeply nested hostile documents quadratic. `noscript` is read as markup, as without scripting.
 */
function readHtmlTokens(html, handler) {
    let rawTextOf = null;
    let pending = '';
    const flush = () => {
        if (pending !== '')
            handler.text?.(pending, rawTextOf);
        pending = '';
    };
    const onText = (token) => {
        pending += token.chars;
    };
    const tokenizer = new parse5__WEBPACK_IMPORTED_MODULE_0__/* .Tokenizer */ ._F({}, {
        onStartTag(token) {
            flush();
            const attributes = new Map();
            for (const { name, value } of token.attrs)
                if (!attributes.has(name))
                    attributes.set(name, value);
            handler.startTag(token.tagName, attributes, token.selfClosing);
            const mode = RAW_TEXT_MODES[token.tagName];
            if (mode === undefined)
                return;
            tokenizer.state = mode;
            rawTextOf = token.tagName;
        },
        onEndTag(token) {
            flush();
            if (token.tagName === rawTextOf)
                rawTextOf = null;
            handler.endTag?.(token.tagName);
        },
        onComment(token) {
            flush();
            handler.comment?.(token.data);
        },
        onCharacter: onText,
        onWhitespaceCharacter: onText,
        onNullCharacter: onText,
        onDoctype: flush,
        onEof: flush,
    });
    tokenizer.write(html.slice(0, HTML_LENGTH_MAX), true);
}


/***/ }),

/***/ 29501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ entropy),
/* harmony export */   w: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/** Shannon entropy of a text in bits per character. */
function entropy(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}
const PLACEHOLDER = /example|sample|dummy|placeholder|changeme|redacted|insert|replace|your[-_]?|xxxx|\*\*\*|\.\.\.|12345678|abcdefgh|0{6}|<[^>]*>|\$\{|\{\{|process\.env/i;
/** True for texts that stand where a secret would, as manuals and templates have them. */
function isPlaceholder(text) {
    return PLACEHOLDER.test(text) || new Set(text).size < 6 || /(.)\1{5}/.test(text);
}


/***/ }),

/***/ 71677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ exchangeFindingsOf)
});

// EXTERNAL MODULE: ./build/engine/evidence/http.js
var http = __webpack_require__(18013);
// EXTERNAL MODULE: ./build/engine/facts/html/html-document.js
var html_document = __webpack_require__(84264);
;// CONCATENATED MODULE: ./build/engine/facts/leaks/debug-pages.js

const PAGES = [
    {
        framework: 'Django',
        all: [/<code>DEBUG = True<\/code>/, /<div id="(?:summary|info|explanation)">|standard 404 page/],
    },
    {
        framework: 'Werkzeug debugger',
        all: [
            /(?:EVALEX|CONSOLE_MODE)\s*=\s*(?:true|false)/,
            /__debugger__=yes|Werkzeug (?:Debugger|powered traceback interpreter)/i,
        ],
    },
    {
        framework: 'Laravel Ignition',
        all: [/window\.ignite\(|ignitionConfig|flareClient|<!-- Ignition|spatie\/laravel-ignition/],
    },
    { framework: 'Laravel', all: [/<title>[^<]{0,200}<\/title>/, /laravel-exceptions-renderer/] },
    {
        framework: 'Whoops',
        all: [/class="(?:Whoops container|exc-title)/, /class="(?:frames-container|stack-container|details-container)/],
    },
    {
        framework: 'PHP Debug Bar',
        all: [/(?:class|id)=["']phpdebugbar|new PhpDebugBar\.DebugBar|PhpDebugBar\.DebugBar\(/],
    },
    {
        framework: 'Rails',
        all: [
            /<title>Action Controller: Exception caught<\/title>|<h1>\s*Routing Error\s*<\/h1>|class="(?:source-code|exception-message)"|_webconsole|web-console/i,
            /<code>Rails\.root: [^<]{1,300}<\/code>|Application Trace|data-mount-point/,
        ],
    },
    {
        framework: 'Symfony profiler',
        all: [/(?:class|id)=["']sf-?(?:toolbar|WebDebugToolbar|wdt)|\/_wdt\/[0-9a-f]{6}|\/_profiler\/[0-9a-f]{6}/i],
    },
    {
        framework: 'Symfony',
        all: [
            /class="exception-(?:summary|message-wrapper|hierarchy)/,
            /class="trace(?:-line|-details| trace)|id="traces?-/,
        ],
    },
    {
        framework: 'ASP.NET',
        all: [
            /<title>[^<]{1,400}<\/title>/i,
            /Server Error in '[^'<]{0,200}' Application/,
            /<b>\s*(?:Stack Trace|Source Error|Exception Details):\s*<\/b>/,
        ],
    },
    {
        framework: 'ASP.NET Core',
        all: [
            /An unhandled exception occurred while processing the request/,
            /class="(?:rawExceptionStackTrace|stackerror|titleerror)|id="(?:stackpage|querypage|routingpage)"/,
        ],
    },
    {
        framework: 'Spring Boot',
        all: [
            /<h1>Whitelabel Error Page<\/h1>/,
            /There was an unexpected error \(type=/,
            /<div style=['"]white-space:pre-wrap;?['"]>|\bat org\.springframework\./,
        ],
    },
    {
        framework: 'Spring Boot (whitelabel error page)',
        all: [/<h1>Whitelabel Error Page<\/h1>/, /There was an unexpected error \(type=/],
        severity: 'low',
    },
    { framework: 'Yii debugger', all: [/id="yii-debug-toolbar"|class="yii-debug-toolbar/] },
    { framework: 'CakePHP', all: [/class="cake-(?:error|debug|stack-trace)|class="stack-frame-(?:header|file|args)/] },
    {
        framework: 'CodeIgniter',
        all: [
            /(?:id|class)="(?:debug-bar|debug-icon|toolbarContainer|exception_error_content)"|CodeIgniter\\Exceptions/,
            /CodeIgniter|debugbar_loader|debugbar/,
        ],
    },
    {
        framework: 'Phoenix',
        all: [
            /<title>[^<]{0,300} at (?:GET|POST) \/[^<]{0,200}<\/title>|Plug\.Debugger/,
            /class="(?:exception-info|heading-block|stack-info|frame-info)|data-frame-args|plug_debugger/i,
        ],
    },
    {
        framework: 'Play',
        all: [
            /<h1>(?:Action Not Found|Action not found|Compilation error|Execution exception)<\/h1>/,
            /For request '(?:GET|POST) [^']{1,300}'|id="(?:source|router|error-source)"/,
        ],
    },
    { framework: 'Xdebug', all: [/class=['"]xdebug-(?:error|var-dump)/] },
    { framework: 'Tracy', all: [/id="tracy-(?:bs|bar|debug)|class="tracy-(?:section|debug)/] },
    { framework: 'Vite development server', all: [/<script[^>]{0,200}src=["']\/@vite\/client["']/] },
    { framework: 'Next.js development server', all: [/"buildId":"development"|\/_next\/static\/development\/_/] },
    {
        framework: 'ColdFusion',
        all: [
            /<(?:h1|title)[^>]{0,80}>[^<]{0,80}Error Occurred While Processing Request/i,
            /Robust Exception|Stack Trace \(click to expand\)|Enable Robust/,
        ],
    },
    {
        framework: 'Express error handler of development',
        all: [/<ul id="stacktrace">|<h2><em>\d{3}<\/em> [^<]{1,300}<\/h2><ul id="stacktrace"/],
    },
];
const DEBUG_HEADER = /^x-(?:debug(?:-?(?:mode|token|token-link|info|exception|exception-file))?|symfony-debug|chromelogger-data|chromephp-data|wf-protocol-1|django-debug|clockwork-id)$/i;
const TEXT_MAX = 512 * 1024;
/** Signs that a framework runs in its debug or development mode: its own pages and headers, not words about them. */
function findDebugSigns({ response }) {
    const found = new Map();
    for (const [name, value] of response.headers) {
        if (DEBUG_HEADER.test(name) && !/^\s*(?:|0|false|off|no|none|disabled)\s*$/i.test(value))
            found.set(`header ${name.toLowerCase()}`, {
                framework: /symfony|debug-token/i.test(name) ? 'Symfony profiler' : `debug header ${name}`,
                proof: `${name}: ${value.slice(0, 120)}`,
                severity: /chrome|debug-token|exception|clockwork/i.test(name) ? 'high' : 'medium',
            });
    }
    const type = (0,http/* header */.wx)(response.headers, 'content-type') ?? 'text/html';
    if (!/html|json|text\/plain/i.test(type))
        return [...found.values()];
    const text = response.text.slice(0, TEXT_MAX);
    for (const { framework, all, severity = 'high' } of PAGES) {
        const matches = all.map((pattern) => pattern.exec(text)?.[0]);
        if (matches.some((match) => match === undefined))
            continue;
        if ([...found.values()].some((other) => framework.startsWith(other.framework)))
            continue;
        const proof = (matches.at(-1) ?? '').replace(/\s+/g, ' ').slice(0, 160);
        found.set(framework, { framework, proof, severity });
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./build/engine/facts/leaks/private-addresses.js
const FOUND_MAX = 10;
const ADDRESS = /(?<![\w.-])((?:10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d{1,3}\.\d{1,3})(?![\w-]|\.\d|\/\d{1,2}(?!\d))(:\d{2,5})?/g;
/** What turns four numbers into the address of a machine: a scheme before it, a port after it, or a word for a machine. */
const MACHINE = /(?:\/\/(?:[\w.%-]{0,60}(?::[^\s@/]{0,60})?@)?|\b(?:hosts?|server|backend|upstream|node|origin|peer|proxy|internal|addr(?:ess)?|ip|db|database|worker|pod|instance|via|from|served by|generated (?:by|on|at))["']?\s{0,3}[:=(@>-]{0,2}\s{0,3}["'(]?)$/i;
const EXPLAINED = /\b(?:example|e\.g\.|router|default gateway|subnet|network range|rfc ?1918|private (?:range|address)|such as|documentation)\b/i;
const VERSION = /(?:\bv|version["'\s:=]{0,4}|release\s|build\s|chrome\/|firefox\/)$/i;
function isAddress(address) {
    const parts = address.split('.').map(Number);
    return parts.every((part) => part <= 255) && parts[3] !== 0 && parts[3] !== 255;
}
/** RFC 1918 addresses in headers and text that name a machine; numbers of versions and addresses that are explained are left out. */
function findPrivateAddresses(text, headers) {
    const found = new Map();
    for (const [name, value] of headers) {
        for (const match of value.slice(0, 4_000).matchAll(ADDRESS)) {
            const address = match[1] ?? '';
            if (isAddress(address) &&
                !VERSION.test(value.slice(0, match.index)) &&
                !found.has(address) &&
                found.size < FOUND_MAX)
                found.set(address, { address, where: `header ${name}`, context: `${name}: ${value.slice(0, 200)}` });
        }
    }
    let matches = 0;
    for (const match of text.matchAll(ADDRESS)) {
        matches += 1;
        if (found.size >= FOUND_MAX || matches > 2_000)
            break;
        const address = match[1] ?? '';
        if (!isAddress(address) || found.has(address))
            continue;
        const before = text.slice(Math.max(0, match.index - 100), match.index);
        const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
        const isComment = before.lastIndexOf('<!--') > before.lastIndexOf('-->') && after.includes('-->');
        if (VERSION.test(before) || EXPLAINED.test(`${before} ${after}`))
            continue;
        if (match[2] === undefined && !MACHINE.test(before) && !isComment)
            continue;
        const context = `${before.slice(-40)}${match[0]}${after.slice(0, 20)}`.replace(/\s+/g, ' ').trim();
        found.set(address, { address, where: 'body', context });
    }
    return [...found.values()];
}

// EXTERNAL MODULE: ./build/engine/facts/leaks/entropy.js
var entropy = __webpack_require__(29501);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/engine/facts/leaks/token-checksum.js

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
function base62(value) {
    let digits = '';
    for (let rest = value; rest > 0; rest = Math.floor(rest / 62))
        digits = (BASE62[rest % 62] ?? '') + digits;
    return digits.padStart(6, '0');
}
/**
 * Tokens of GitHub and npm end in six characters: the CRC-32 of the 30 random ones before, in base 62
 * ("Behind GitHub's new authentication token formats", 2021). What fails this was never a token.
 *
 * @param payload the 36 characters after the prefix
 */
function hasTokenChecksum(payload) {
    return payload.length === 36 && base62((0,external_node_zlib_.crc32)(payload.slice(0, 30))) === payload.slice(30);
}
/** Appends the checksum; for tests and planted targets. */
function withTokenChecksum(random30) {
    return random30 + base62(crc32(random30));
}

;// CONCATENATED MODULE: ./build/engine/facts/leaks/secret-formats.js


const random = (secret, bits = 3.2) => (0,entropy/* entropy */.U)(secret) >= bits;
function isLiveJwt(secret) {
    try {
        const payload = JSON.parse(Buffer.from(secret.split('.')[1] ?? '', 'base64url').toString('utf8'));
        return typeof payload === 'object' && payload !== null && 'role' in payload && payload.role === 'service_role';
    }
    catch {
        return false;
    }
}
function isPrivateKey(block) {
    const body = block.replace(/^-----BEGIN [A-Z ]+-----|-----END [A-Z ]+-----$/g, '').replace(/\\[rn]|\s|["'+]/g, '');
    return (body.length >= 60 &&
        !body.includes('...') &&
        /^(?:Proc-Type|[A-Za-z0-9+/=:,-]{60})/.test(body) &&
        random(body.slice(0, 400), 3.8));
}
/** Formats of keys that are worth something to whoever reads the page. Publishable keys (`pk_live_` …) are left out on purpose. */
const SECRET_FORMATS = [
    {
        name: 'AWS access key',
        hints: ['AKIA', 'ASIA'],
        pattern: /(?<![A-Za-z0-9/+])(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9/+])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'AWS secret key',
        hints: ['secret', 'Secret', 'SECRET'],
        pattern: /aws.{0,20}?secret.{0,20}?["'\s:=>]{1,6}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi,
        severity: 'critical',
        confidence: 'firm',
        verify: (secret) => random(secret, 4),
    },
    {
        name: 'GitHub token',
        hints: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
        pattern: /(?<![A-Za-z0-9_])gh[pousr]_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/g,
        severity: 'critical',
        confidence: 'certain',
        verify: (secret) => hasTokenChecksum(secret.slice(4)),
    },
    {
        name: 'GitHub fine-grained token',
        hints: ['github_pat_'],
        pattern: /(?<![A-Za-z0-9_])github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?![A-Za-z0-9_])/g,
        severity: 'critical',
        confidence: 'firm',
        verify: (secret) => random(secret, 4),
    },
    {
        name: 'npm token',
        hints: ['npm_'],
        pattern: /(?<![A-Za-z0-9_])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/g,
        severity: 'critical',
        confidence: 'certain',
        verify: (secret) => hasTokenChecksum(secret.slice(4)),
    },
    {
        name: 'GitLab token',
        hints: ['glpat-', 'gldt-', 'glrt-'],
        pattern: /(?<![A-Za-z0-9_])gl(?:pat|dt|rt)-[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-])/g,
        severity: 'critical',
        confidence: 'firm',
    },
    {
        name: 'Slack token',
        hints: ['xox'],
        pattern: /(?<![A-Za-z0-9])xox[abeoprs]-(?:\d-)?\d{8,14}-\d{8,14}(?:-\d{8,14})?-[A-Za-z0-9]{20,64}(?![A-Za-z0-9])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'Slack webhook',
        hints: ['hooks.slack.com'],
        pattern: /https:\/\/hooks\.slack\.com\/services\/(T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24})/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'Discord webhook',
        hints: ['/api/webhooks/'],
        pattern: /https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/(\d{17,20}\/[\w-]{60,72})/g,
        severity: 'medium',
        confidence: 'firm',
    },
    {
        name: 'Stripe secret key',
        hints: ['k_live_'],
        pattern: /(?<![A-Za-z0-9_])[sr]k_live_[A-Za-z0-9]{20,110}(?![A-Za-z0-9])/g,
        severity: 'critical',
        confidence: 'firm',
    },
    {
        name: 'Google API key',
        hints: ['AIza'],
        pattern: /(?<![A-Za-z0-9_-])AIza[0-9A-Za-z_-]{35}(?![A-Za-z0-9_-])/g,
        severity: 'medium',
        confidence: 'firm',
        // Keys of Maps and Firebase are published by design.
        verify: (secret, before, after) => random(secret, 3.6) &&
            !/[?&]key=$/i.test(before) &&
            !/(?:maps|recaptcha|firebase|authDomain)/i.test(before.slice(-120) + after.slice(0, 250)),
    },
    {
        name: 'Google OAuth client secret',
        hints: ['GOCSPX-'],
        pattern: /(?<![A-Za-z0-9_-])GOCSPX-[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'private key',
        hints: ['PRIVATE KEY'],
        pattern: /-----BEGIN (?:RSA |EC |DSA |OPENSSH |ENCRYPTED |PGP )?PRIVATE KEY(?: BLOCK)?-----[^-]{60,8000}-----END [A-Z ]{11,40}-----/g,
        severity: 'critical',
        confidence: 'certain',
        verify: isPrivateKey,
    },
    {
        name: 'SendGrid key',
        hints: ['SG.'],
        pattern: /(?<![A-Za-z0-9])SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'Mailgun key',
        hints: ['key-'],
        pattern: /(?<![A-Za-z0-9_-])key-[0-9a-f]{32}(?![A-Za-z0-9])/g,
        severity: 'high',
        confidence: 'tentative',
    },
    {
        name: 'Mailchimp key',
        hints: ['-us'],
        pattern: /(?<![A-Za-z0-9])[0-9a-f]{32}-us\d{1,2}(?![A-Za-z0-9])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'Shopify token',
        hints: ['shpat_', 'shpss_', 'shpca_', 'shppa_'],
        pattern: /(?<![A-Za-z0-9_])shp(?:at|ss|ca|pa)_[a-fA-F0-9]{32}(?![A-Za-z0-9])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'DigitalOcean token',
        hints: ['do_v1_', 'dop_v1_', 'doo_v1_', 'dor_v1_'],
        pattern: /(?<![A-Za-z0-9_])do[opr]_v1_[a-f0-9]{64}(?![A-Za-z0-9])/g,
        severity: 'critical',
        confidence: 'firm',
    },
    {
        name: 'OpenAI key',
        hints: ['T3BlbkFJ'],
        pattern: /(?<![A-Za-z0-9_-])sk-(?:(?:proj|svcacct|admin)-)?[A-Za-z0-9_-]{20,100}T3BlbkFJ[A-Za-z0-9_-]{20,100}(?![A-Za-z0-9_-])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'Anthropic key',
        hints: ['sk-ant-'],
        pattern: /(?<![A-Za-z0-9_-])sk-ant-(?:api|admin)\d{2}-[A-Za-z0-9_-]{80,120}(?![A-Za-z0-9_-])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'Hugging Face token',
        hints: ['hf_'],
        pattern: /(?<![A-Za-z0-9_])hf_[A-Za-z]{34}(?![A-Za-z0-9])/g,
        severity: 'high',
        confidence: 'firm',
        verify: (secret) => random(secret, 4),
    },
    {
        name: 'Azure storage key',
        hints: ['AccountKey='],
        pattern: /AccountKey=([A-Za-z0-9+/]{86}==)/g,
        severity: 'critical',
        confidence: 'firm',
        // The emulator's account key is printed in the manual.
        verify: (secret) => random(secret, 4.5) && !secret.startsWith('Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsu'),
    },
    {
        name: 'Telegram bot token',
        hints: [':AA'],
        pattern: /(?<![A-Za-z0-9])\d{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'Square secret',
        hints: ['sq0csp-', 'sq0atp-'],
        pattern: /(?<![A-Za-z0-9])sq0(?:csp-[\w-]{43}|atp-[\w-]{22})(?![\w-])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'PyPI token',
        hints: ['pypi-AgEIcHlwaS5vcmc'],
        pattern: /pypi-AgEIcHlwaS5vcmc[\w-]{50,300}/g,
        severity: 'critical',
        confidence: 'certain',
    },
    {
        name: 'New Relic key',
        hints: ['NRAK-'],
        pattern: /(?<![A-Z0-9])NRAK-[A-Z0-9]{27}(?![A-Z0-9])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'Databricks token',
        hints: ['dapi'],
        pattern: /(?<![A-Za-z0-9])dapi[a-f0-9]{32}(?:-\d)?(?![A-Za-z0-9])/g,
        severity: 'high',
        confidence: 'firm',
    },
    {
        name: 'database address with password',
        hints: ['://'],
        pattern: /(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql):\/\/[\w.%-]{0,60}:([^\s@:/"'<>`]{4,100})@[\w.-]{1,200}/g,
        severity: 'critical',
        confidence: 'firm',
        verify: (secret) => !/^(?:pass(?:word|wd)?|secret|user(?:name)?|root|admin|test|postgres|guest|pw|pwd|mysql|mongo)$/i.test(secret),
    },
    {
        name: 'service role token',
        hints: ['eyJ'],
        pattern: /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,400}\.eyJ[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{20,600}(?![A-Za-z0-9_-])/g,
        severity: 'critical',
        confidence: 'firm',
        verify: isLiveJwt,
    },
    {
        name: 'secret in an assignment',
        hints: ['secret', 'Secret', 'SECRET', 'assword', 'ASSWORD', 'rivate', 'RIVATE', 'ccess_token', 'ccessToken'],
        pattern: /(?<![A-Za-z])(?:client_?secret|(?:api|app|auth|jwt|session|signing|webhook)_?secret(?:_?key)?|secret_?(?:access_?)?key|(?:db|database|smtp|admin|root)_?pass(?:word|wd)|private_?(?:api_?)?(?:key|token))["']?\s{0,3}[:=]\s{0,3}["']([A-Za-z0-9+/=_!@#$%^&*.-]{12,120})["']/gi,
        severity: 'high',
        confidence: 'tentative',
        verify: (secret) => random(secret, 3.2) && /\d/.test(secret) && /[A-Za-z]/.test(secret) && !/^(?:pk_|public|https?:)/i.test(secret),
    },
];
/** True when a match of the format is not a stand-in and passes the format's own test. */
function isLiveSecret(format, secret, before, after) {
    if (format.name !== 'private key' && (0,entropy/* isPlaceholder */.w)(secret))
        return false;
    return (format.verify ?? ((value) => random(value)))(secret, before, after);
}

;// CONCATENATED MODULE: ./build/engine/facts/leaks/secrets.js

const secrets_FOUND_MAX = 20;
const MATCHES_MAX = 200;
/** Words right before a value that is shown as an example. */
const QUOTED = /(?:\bexample\b|\be\.g\.|\bsuch as\b|\bsample\b|\blooks? like\b|\bfake\b|\bdummy\b|\bplaceholder\b)[^;{}]{0,80}$/i;
/** Live-looking secrets in a text, each value once. */
function findSecrets(text) {
    const found = new Map();
    for (const format of SECRET_FORMATS) {
        if (!format.hints.some((hint) => text.includes(hint)))
            continue;
        let matches = 0;
        for (const match of text.matchAll(format.pattern)) {
            matches += 1;
            if (found.size >= secrets_FOUND_MAX || matches > MATCHES_MAX)
                break;
            const secret = match[1] ?? match[0];
            if (found.has(secret) || [...found.keys()].some((known) => known.includes(secret)))
                continue;
            const start = match.index + match[0].indexOf(secret);
            const before = text.slice(Math.max(0, start - 200), start);
            const after = text.slice(start + secret.length, start + secret.length + 300);
            if (QUOTED.test(before.replace(/<[^>]{0,200}>/g, ' ')) || !isLiveSecret(format, secret, before, after))
                continue;
            found.set(secret, { format, secret, line: lineAt(text, start) });
        }
    }
    return [...found.values()];
}
function lineAt(text, index) {
    let line = 1;
    for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1))
        line += 1;
    return line;
}

;// CONCATENATED MODULE: ./build/engine/facts/leaks/stack-traces.js
const JAVA_FRAME = String.raw `at (?:[\w$]{1,60}[./]){1,15}[\w$<>]{1,80}\((?:[\w$]{1,80}\.(?:java|kt|scala|groovy|jsp)(?::\d{1,6})?|Native Method|Unknown Source|<generated>)\)`;
const NODE_FRAME = String.raw `at (?:(?:async |new )?[\w$.<>\[\] ]{1,120} \()?(?:file:\/\/|node:|webpack-internal:|[A-Za-z]:\\|\/|internal\/)[^\s():]{1,300}:\d{1,6}:\d{1,6}\)?`;
const NET_FRAME = String.raw `at (?:[\w$<>\x60]{1,80}\.){1,12}[\w$<>\x60.]{1,80}\([^()\n]{0,300}\)(?: in [^\n]{1,300}:line \d{1,6})?`;
const GAP = String.raw `\s{1,40}(?:[^\n]{0,200}\n\s{0,40}){0,2}?`;
/** Traces that frameworks and runtimes print; two frames where one line alone could be prose. */
const PATTERNS = [
    {
        kind: 'Java stack trace',
        family: 'trace',
        hints: ['at '],
        pattern: new RegExp(`${JAVA_FRAME}${GAP}${JAVA_FRAME}`),
    },
    {
        kind: 'Java exception',
        family: 'trace',
        hints: ['Exception', 'Error'],
        pattern: /(?:^|[\s>])(?:[a-z]\w{0,40}\.){2,8}[A-Z]\w{2,60}(?:Exception|Error)(?::[^\n]{0,300})?\s{1,40}at (?:[\w$]{1,60}\.){2,15}/,
    },
    {
        kind: 'Node.js stack trace',
        family: 'trace',
        hints: ['at '],
        pattern: new RegExp(`${NODE_FRAME}\\s{1,40}${NODE_FRAME}`),
    },
    {
        kind: '.NET stack trace',
        family: 'trace',
        hints: ['at '],
        pattern: new RegExp(`(?:\\bSystem\\.|Exception|Microsoft\\.)[^\\n]{0,400}\\s{1,40}${NET_FRAME}\\s{1,40}(?:${NET_FRAME}|--- End of)`),
    },
    {
        kind: '.NET stack trace',
        family: 'trace',
        hints: ['Exception', 'Stack Trace:'],
        pattern: /\[\w{3,60}Exception(?: \(0x[0-9a-f]{1,8}\))?: [^\]]{0,400}\]\s{1,20}(?:[\w.<>`]{3,160}\([^()\n]{0,200}\)|[^\n]{0,200}\+\d{1,8})/,
    },
    {
        kind: 'Python traceback',
        family: 'trace',
        hints: ['Traceback (most recent call last)'],
        pattern: /Traceback \(most recent call last\):\s{1,40}(?:\S[^\n]{0,60}\n\s{0,40}){0,3}?File "[^"\n]{1,300}", line \d{1,6}/,
    },
    {
        kind: 'PHP error',
        family: 'trace',
        hints: [' on line '],
        pattern: /(?:Fatal error|Parse error|Warning|Notice|Deprecated|Recoverable fatal error|Catchable fatal error)\s{0,4}:\s{1,4}[^\n]{1,500}?\s+in\s+(?:\/|[A-Za-z]:\\|phar:)[^\s:]{1,300}(?:\([\d]{1,6}\)\s:\s[^\n]{1,60})?\s+on line\s+\d{1,6}/,
    },
    {
        kind: 'PHP stack trace',
        family: 'trace',
        hints: ['#0 '],
        pattern: /(?:Stack trace:\s{1,20})#0 (?:\/|[A-Za-z]:\\|\[internal function\]|\{main\})[^\n]{0,300}|#0 \/[^\s(]{1,300}\.php\(\d{1,6}\): [^\n]{1,300}\s{1,20}#1 /,
    },
    {
        kind: 'Ruby backtrace',
        family: 'trace',
        hints: ['.rb:'],
        pattern: /[\w./+-]{1,200}\.rb:\d{1,6}:in ['`‘][^'\n]{1,120}['’]\s{1,40}(?:from )?[\w./+-]{1,200}\.rb:\d{1,6}:in ['`‘]/,
    },
    {
        kind: 'Go panic',
        family: 'trace',
        hints: ['goroutine '],
        pattern: /goroutine \d{1,9} \[[\w ,]{1,60}\]:\s{1,20}[^\n]{1,300}\s{1,20}(?:\S[^\n]{0,300}\.go:\d{1,6})/,
    },
    {
        kind: 'Rust panic',
        family: 'trace',
        hints: ['panicked at'],
        pattern: /thread '[^'\n]{1,80}'(?: \(\d{1,9}\))? panicked at [^\n]{0,300}?[\w/.-]{1,200}\.rs:\d{1,6}:\d{1,6}/,
    },
    {
        kind: 'Perl error',
        family: 'trace',
        hints: [' line '],
        pattern: / at (?:\/|[A-Za-z]:\\)[\w./\\-]{1,200}\.(?:pl|pm|cgi|t) line \d{1,6}[.,]/,
    },
    {
        kind: 'Elixir stack trace',
        family: 'trace',
        hints: ['.ex:'],
        pattern: /\([\w_]{1,40} \d[\w.-]{0,20}\) (?:lib|web|src)\/[\w/.-]{1,200}\.exs?:\d{1,6}: [A-Z][\w.]{1,120}/,
    },
    {
        kind: 'ColdFusion error',
        family: 'trace',
        hints: ['.cfm', '.cfc'],
        pattern: /The error occurred in\s{1,10}(?:\/|[A-Za-z]:\\)[^\n<]{1,300}\.cf[mc]: line \d{1,6}/,
    },
    {
        kind: 'MySQL error',
        family: 'database',
        hints: ['SQL syntax', 'mysql', 'MySQL'],
        pattern: /You have an error in your SQL syntax; check the manual that corresponds to your (?:MySQL|MariaDB|TiDB) server version|\bmysqli?_(?:fetch_\w{3,12}|num_rows|query)\(\)\s?:? ?[^\n]{1,160}(?:expects parameter|supplied argument|must be of type)|com\.mysql\.(?:cj\.)?jdbc\.[\w.]{1,80}Exception|MySQLSyntaxErrorException/,
    },
    {
        kind: 'PostgreSQL error',
        family: 'database',
        hints: ['PSQLException', 'pg_', 'PG::', 'psycopg2', 'SQLSTATE', 'PostgreSQL'],
        pattern: /org\.postgresql\.util\.PSQLException: |\bpg_(?:query|exec|execute)\(\): Query failed|PG::\w{4,40}Error: ERROR: |psycopg2?\.errors?\.\w{4,40}:? |PostgreSQL query failed: ERROR: /,
    },
    {
        kind: 'SQL error of PDO or ODBC',
        family: 'database',
        hints: ['SQLSTATE'],
        pattern: /SQLSTATE\[\w{5}\](?: \[\d{1,6}\])?:? [^\n]{4,200}|SQLSTATE[=:] ?\w{5}[,;] ?[^\n]{4,200}/,
    },
    {
        kind: 'Microsoft SQL Server error',
        family: 'database',
        hints: ['quotation mark', 'SQL Server', 'SqlException', 'SqlClient', 'OLE DB', 'ODBC'],
        pattern: /Unclosed quotation mark (?:after|before) the character string|Microsoft OLE DB Provider for (?:SQL Server|ODBC Drivers)\s{1,4}error|\[(?:Microsoft|ODBC)\]\[?[^\]\n]{0,60}\]?\[SQL Server\]|System\.Data\.SqlClient\.SqlException|com\.microsoft\.sqlserver\.jdbc\.SQLServerException/,
    },
    {
        kind: 'Oracle error',
        family: 'database',
        hints: ['ORA-', 'PLS-'],
        pattern: /\b(?:ORA-(?:0\d{4}|1\d{4}|2\d{4})|PLS-\d{5}): [a-zA-Z"][^\n]{6,200}/,
    },
    {
        kind: 'SQLite error',
        family: 'database',
        hints: ['SQLite', 'sqlite', 'SQLITE'],
        pattern: /SQLite3::(?:SQLException|Exception)[^\n]{0,4}: |sqlite3\.(?:OperationalError|ProgrammingError|DatabaseError): |SQLITE_(?:ERROR|CONSTRAINT|MISUSE)\b[^\n]{0,3}: |\[SQLITE_ERROR\] |SQLite error \d{1,3}: |System\.Data\.SQLite\.SQLiteException|SQLiteException: |Unable to prepare statement: \d{1,3}, /,
    },
    {
        kind: 'Access error',
        family: 'database',
        hints: ['JET Database', 'Access Driver', 'Access Database Engine'],
        pattern: /Microsoft JET Database Engine (?:error|\()|\[Microsoft\]\[ODBC Microsoft Access Driver\]|Microsoft Access Database Engine error/,
    },
    {
        kind: 'DB2 error',
        family: 'database',
        hints: ['DB2', 'db2'],
        pattern: /com\.ibm\.db2\.jcc\.am\.\w{3,60}Exception|DB2 SQL [Ee]rror: SQLCODE[=:]|\[IBM\]\[CLI Driver\]\[DB2/,
    },
    {
        kind: 'Hibernate or JDBC error',
        family: 'database',
        hints: ['Exception'],
        pattern: /org\.hibernate\.(?:exception|hql|QueryException|query)[\w.]{0,80}(?:Exception|Error)|java\.sql\.SQL\w{0,40}Exception: |javax\.persistence\.\w{3,40}Exception: |org\.(?:h2\.jdbc|hsqldb|apache\.derby)[\w.]{1,80}(?:Exception|Error)/,
    },
];
const TRACES_MAX = 5;
const stack_traces_TEXT_MAX = 256 * 1024;
/** Stack traces and database errors in a text, at most one of each kind. */
function findStackTraces(text) {
    const bounded = text.slice(0, stack_traces_TEXT_MAX);
    const found = new Map();
    for (const { kind, family, hints, pattern } of PATTERNS) {
        if (found.size >= TRACES_MAX || found.has(kind) || !hints.some((hint) => bounded.includes(hint)))
            continue;
        const match = pattern.exec(bounded);
        if (match !== null)
            found.set(kind, { kind, family, excerpt: match[0].replace(/\s+/g, ' ').trim().slice(0, 300) });
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./build/engine/facts/leaks/exchange-findings.js






const known = new WeakMap();
const TEXTUAL = /^\s*(?:text\/|application\/(?:[\w.+-]*json|[\w.+-]*xml|(?:x-)?javascript|ecmascript|x-httpd-php))/i;
/** Titles of pages that explain errors: what such a page shows in good health is an illustration. */
const EXPLAINS = /\b(?:tutorial|guide|how to|documentation|manual|understand\w*|troubleshoot\w*|faq|learn\w*|reading|explained|what is|knowledge base)\b/i;
/** Looks for leaks in an answer once; the crawl does it page by page, so that no check blocks on all of them. */
function exchangeFindingsOf(exchange) {
    const before = known.get(exchange);
    if (before !== undefined)
        return before;
    const findings = analyse(exchange);
    known.set(exchange, findings);
    return findings;
}
function analyse(exchange) {
    const { headers, text, status } = exchange.response;
    const type = (0,http/* header */.wx)(headers, 'content-type');
    if (type !== undefined && !TEXTUAL.test(type))
        return {
            secrets: [],
            traces: [],
            debug: findDebugSigns(exchange),
            privateAddresses: findPrivateAddresses('', headers),
        };
    const isScript = /javascript|ecmascript|text\/css/i.test(type ?? '') ||
        /\.(?:m?js|css)$/i.test(new URL(exchange.request.url).pathname);
    return {
        secrets: findSecrets(text),
        traces: isScript ? [] : findStackTraces(spokenText(exchange, status)),
        debug: isScript ? [] : findDebugSigns(exchange),
        privateAddresses: findPrivateAddresses(text, headers),
    };
}
/** The text an application says by itself: a healthy page's listings, quotations and tutorials are left out. */
function spokenText(exchange, status) {
    const document = (0,html_document/* documentOf */.lM)(exchange);
    if (document === null)
        return exchange.response.text;
    const said = `${document.visibleText}\n${document.comments.join('\n')}`;
    if (status >= 400)
        return `${said}\n${document.quotedText}`;
    return EXPLAINS.test(`${document.title} ${document.headings}`) ? '' : said;
}


/***/ }),

/***/ 15915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mask)
/* harmony export */ });
/**
 * Hides a secret but leaves enough to find it: `hunter2abc` becomes `hu…bc`. Short secrets are hidden whole.
 */
function mask(secret) {
    const characters = [...secret];
    if (characters.length === 0)
        return '';
    if (characters.length < 8)
        return '…';
    return `${characters.slice(0, 2).join('')}…${characters.slice(-2).join('')}`;
}


/***/ }),

/***/ 29884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kg: () => (/* binding */ ALL_SUITES),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   oR: () => (/* binding */ ssl2KindName),
/* harmony export */   rd: () => (/* binding */ SSL2_CIPHER_KINDS),
/* harmony export */   v3: () => (/* binding */ RENEGOTIATION_SCSV),
/* harmony export */   v4: () => (/* binding */ FALLBACK_SCSV)
/* harmony export */ });
/**
 * Cipher suites by code point: the IANA registry "TLS Cipher Suites", and the few code points outside of it that stacks
 * have been seen to accept (export drafts, FIPS SSLv3, ChaCha20 drafts, CECPQ1, early GOST). Each row is a run of
 * consecutive code points; names stand without their `TLS_`.
 */
const RUNS = [
    [
        0x0000,
        `NULL_WITH_NULL_NULL RSA_WITH_NULL_MD5 RSA_WITH_NULL_SHA RSA_EXPORT_WITH_RC4_40_MD5 RSA_WITH_RC4_128_MD5
     RSA_WITH_RC4_128_SHA RSA_EXPORT_WITH_RC2_CBC_40_MD5 RSA_WITH_IDEA_CBC_SHA RSA_EXPORT_WITH_DES40_CBC_SHA
     RSA_WITH_DES_CBC_SHA RSA_WITH_3DES_EDE_CBC_SHA DH_DSS_EXPORT_WITH_DES40_CBC_SHA DH_DSS_WITH_DES_CBC_SHA
     DH_DSS_WITH_3DES_EDE_CBC_SHA DH_RSA_EXPORT_WITH_DES40_CBC_SHA DH_RSA_WITH_DES_CBC_SHA
     DH_RSA_WITH_3DES_EDE_CBC_SHA DHE_DSS_EXPORT_WITH_DES40_CBC_SHA DHE_DSS_WITH_DES_CBC_SHA
     DHE_DSS_WITH_3DES_EDE_CBC_SHA DHE_RSA_EXPORT_WITH_DES40_CBC_SHA DHE_RSA_WITH_DES_CBC_SHA
     DHE_RSA_WITH_3DES_EDE_CBC_SHA DH_anon_EXPORT_WITH_RC4_40_MD5 DH_anon_WITH_RC4_128_MD5
     DH_anon_EXPORT_WITH_DES40_CBC_SHA DH_anon_WITH_DES_CBC_SHA DH_anon_WITH_3DES_EDE_CBC_SHA`,
    ],
    [
        0x001e,
        `KRB5_WITH_DES_CBC_SHA KRB5_WITH_3DES_EDE_CBC_SHA KRB5_WITH_RC4_128_SHA KRB5_WITH_IDEA_CBC_SHA
     KRB5_WITH_DES_CBC_MD5 KRB5_WITH_3DES_EDE_CBC_MD5 KRB5_WITH_RC4_128_MD5 KRB5_WITH_IDEA_CBC_MD5
     KRB5_EXPORT_WITH_DES_CBC_40_SHA KRB5_EXPORT_WITH_RC2_CBC_40_SHA KRB5_EXPORT_WITH_RC4_40_SHA
     KRB5_EXPORT_WITH_DES_CBC_40_MD5 KRB5_EXPORT_WITH_RC2_CBC_40_MD5 KRB5_EXPORT_WITH_RC4_40_MD5 PSK_WITH_NULL_SHA
     DHE_PSK_WITH_NULL_SHA RSA_PSK_WITH_NULL_SHA RSA_WITH_AES_128_CBC_SHA DH_DSS_WITH_AES_128_CBC_SHA
     DH_RSA_WITH_AES_128_CBC_SHA DHE_DSS_WITH_AES_128_CBC_SHA DHE_RSA_WITH_AES_128_CBC_SHA
     DH_anon_WITH_AES_128_CBC_SHA RSA_WITH_AES_256_CBC_SHA DH_DSS_WITH_AES_256_CBC_SHA DH_RSA_WITH_AES_256_CBC_SHA
     DHE_DSS_WITH_AES_256_CBC_SHA DHE_RSA_WITH_AES_256_CBC_SHA DH_anon_WITH_AES_256_CBC_SHA RSA_WITH_NULL_SHA256
     RSA_WITH_AES_128_CBC_SHA256 RSA_WITH_AES_256_CBC_SHA256 DH_DSS_WITH_AES_128_CBC_SHA256
     DH_RSA_WITH_AES_128_CBC_SHA256 DHE_DSS_WITH_AES_128_CBC_SHA256 RSA_WITH_CAMELLIA_128_CBC_SHA
     DH_DSS_WITH_CAMELLIA_128_CBC_SHA DH_RSA_WITH_CAMELLIA_128_CBC_SHA DHE_DSS_WITH_CAMELLIA_128_CBC_SHA
     DHE_RSA_WITH_CAMELLIA_128_CBC_SHA DH_anon_WITH_CAMELLIA_128_CBC_SHA`,
    ],
    [
        0x0060,
        `RSA_EXPORT1024_WITH_RC4_56_MD5 RSA_EXPORT1024_WITH_RC2_56_MD5 RSA_EXPORT1024_WITH_DES_CBC_SHA
     DHE_DSS_EXPORT1024_WITH_DES_CBC_SHA RSA_EXPORT1024_WITH_RC4_56_SHA DHE_DSS_EXPORT1024_WITH_RC4_56_SHA
     DHE_DSS_WITH_RC4_128_SHA DHE_RSA_WITH_AES_128_CBC_SHA256 DH_DSS_WITH_AES_256_CBC_SHA256
     DH_RSA_WITH_AES_256_CBC_SHA256 DHE_DSS_WITH_AES_256_CBC_SHA256 DHE_RSA_WITH_AES_256_CBC_SHA256
     DH_anon_WITH_AES_128_CBC_SHA256 DH_anon_WITH_AES_256_CBC_SHA256`,
    ],
    [
        0x0080,
        `GOSTR341094_WITH_28147_CNT_IMIT GOSTR341001_WITH_28147_CNT_IMIT GOSTR341094_WITH_NULL_GOSTR3411
     GOSTR341001_WITH_NULL_GOSTR3411 RSA_WITH_CAMELLIA_256_CBC_SHA DH_DSS_WITH_CAMELLIA_256_CBC_SHA
     DH_RSA_WITH_CAMELLIA_256_CBC_SHA DHE_DSS_WITH_CAMELLIA_256_CBC_SHA DHE_RSA_WITH_CAMELLIA_256_CBC_SHA
     DH_anon_WITH_CAMELLIA_256_CBC_SHA PSK_WITH_RC4_128_SHA PSK_WITH_3DES_EDE_CBC_SHA PSK_WITH_AES_128_CBC_SHA
     PSK_WITH_AES_256_CBC_SHA DHE_PSK_WITH_RC4_128_SHA DHE_PSK_WITH_3DES_EDE_CBC_SHA DHE_PSK_WITH_AES_128_CBC_SHA
     DHE_PSK_WITH_AES_256_CBC_SHA RSA_PSK_WITH_RC4_128_SHA RSA_PSK_WITH_3DES_EDE_CBC_SHA RSA_PSK_WITH_AES_128_CBC_SHA
     RSA_PSK_WITH_AES_256_CBC_SHA RSA_WITH_SEED_CBC_SHA DH_DSS_WITH_SEED_CBC_SHA DH_RSA_WITH_SEED_CBC_SHA
     DHE_DSS_WITH_SEED_CBC_SHA DHE_RSA_WITH_SEED_CBC_SHA DH_anon_WITH_SEED_CBC_SHA RSA_WITH_AES_128_GCM_SHA256
     RSA_WITH_AES_256_GCM_SHA384 DHE_RSA_WITH_AES_128_GCM_SHA256 DHE_RSA_WITH_AES_256_GCM_SHA384
     DH_RSA_WITH_AES_128_GCM_SHA256 DH_RSA_WITH_AES_256_GCM_SHA384 DHE_DSS_WITH_AES_128_GCM_SHA256
     DHE_DSS_WITH_AES_256_GCM_SHA384 DH_DSS_WITH_AES_128_GCM_SHA256 DH_DSS_WITH_AES_256_GCM_SHA384
     DH_anon_WITH_AES_128_GCM_SHA256 DH_anon_WITH_AES_256_GCM_SHA384 PSK_WITH_AES_128_GCM_SHA256
     PSK_WITH_AES_256_GCM_SHA384 DHE_PSK_WITH_AES_128_GCM_SHA256 DHE_PSK_WITH_AES_256_GCM_SHA384
     RSA_PSK_WITH_AES_128_GCM_SHA256 RSA_PSK_WITH_AES_256_GCM_SHA384 PSK_WITH_AES_128_CBC_SHA256
     PSK_WITH_AES_256_CBC_SHA384 PSK_WITH_NULL_SHA256 PSK_WITH_NULL_SHA384 DHE_PSK_WITH_AES_128_CBC_SHA256
     DHE_PSK_WITH_AES_256_CBC_SHA384 DHE_PSK_WITH_NULL_SHA256 DHE_PSK_WITH_NULL_SHA384
     RSA_PSK_WITH_AES_128_CBC_SHA256 RSA_PSK_WITH_AES_256_CBC_SHA384 RSA_PSK_WITH_NULL_SHA256
     RSA_PSK_WITH_NULL_SHA384 RSA_WITH_CAMELLIA_128_CBC_SHA256 DH_DSS_WITH_CAMELLIA_128_CBC_SHA256
     DH_RSA_WITH_CAMELLIA_128_CBC_SHA256 DHE_DSS_WITH_CAMELLIA_128_CBC_SHA256 DHE_RSA_WITH_CAMELLIA_128_CBC_SHA256
     DH_anon_WITH_CAMELLIA_128_CBC_SHA256 RSA_WITH_CAMELLIA_256_CBC_SHA256 DH_DSS_WITH_CAMELLIA_256_CBC_SHA256
     DH_RSA_WITH_CAMELLIA_256_CBC_SHA256 DHE_DSS_WITH_CAMELLIA_256_CBC_SHA256 DHE_RSA_WITH_CAMELLIA_256_CBC_SHA256
     DH_anon_WITH_CAMELLIA_256_CBC_SHA256 SM4_GCM_SM3 SM4_CCM_SM3`,
    ],
    [0x1301, `AES_128_GCM_SHA256 AES_256_GCM_SHA384 CHACHA20_POLY1305_SHA256 AES_128_CCM_SHA256 AES_128_CCM_8_SHA256`],
    [
        0x16b7,
        `CECPQ1_RSA_WITH_CHACHA20_POLY1305_SHA256 CECPQ1_ECDSA_WITH_CHACHA20_POLY1305_SHA256
     CECPQ1_RSA_WITH_AES_256_GCM_SHA384 CECPQ1_ECDSA_WITH_AES_256_GCM_SHA384`,
    ],
    [
        0xc001,
        `ECDH_ECDSA_WITH_NULL_SHA ECDH_ECDSA_WITH_RC4_128_SHA ECDH_ECDSA_WITH_3DES_EDE_CBC_SHA
     ECDH_ECDSA_WITH_AES_128_CBC_SHA ECDH_ECDSA_WITH_AES_256_CBC_SHA ECDHE_ECDSA_WITH_NULL_SHA
     ECDHE_ECDSA_WITH_RC4_128_SHA ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA ECDHE_ECDSA_WITH_AES_128_CBC_SHA
     ECDHE_ECDSA_WITH_AES_256_CBC_SHA ECDH_RSA_WITH_NULL_SHA ECDH_RSA_WITH_RC4_128_SHA ECDH_RSA_WITH_3DES_EDE_CBC_SHA
     ECDH_RSA_WITH_AES_128_CBC_SHA ECDH_RSA_WITH_AES_256_CBC_SHA ECDHE_RSA_WITH_NULL_SHA ECDHE_RSA_WITH_RC4_128_SHA
     ECDHE_RSA_WITH_3DES_EDE_CBC_SHA ECDHE_RSA_WITH_AES_128_CBC_SHA ECDHE_RSA_WITH_AES_256_CBC_SHA
     ECDH_anon_WITH_NULL_SHA ECDH_anon_WITH_RC4_128_SHA ECDH_anon_WITH_3DES_EDE_CBC_SHA
     ECDH_anon_WITH_AES_128_CBC_SHA ECDH_anon_WITH_AES_256_CBC_SHA SRP_SHA_WITH_3DES_EDE_CBC_SHA
     SRP_SHA_RSA_WITH_3DES_EDE_CBC_SHA SRP_SHA_DSS_WITH_3DES_EDE_CBC_SHA SRP_SHA_WITH_AES_128_CBC_SHA
     SRP_SHA_RSA_WITH_AES_128_CBC_SHA SRP_SHA_DSS_WITH_AES_128_CBC_SHA SRP_SHA_WITH_AES_256_CBC_SHA
     SRP_SHA_RSA_WITH_AES_256_CBC_SHA SRP_SHA_DSS_WITH_AES_256_CBC_SHA ECDHE_ECDSA_WITH_AES_128_CBC_SHA256
     ECDHE_ECDSA_WITH_AES_256_CBC_SHA384 ECDH_ECDSA_WITH_AES_128_CBC_SHA256 ECDH_ECDSA_WITH_AES_256_CBC_SHA384
     ECDHE_RSA_WITH_AES_128_CBC_SHA256 ECDHE_RSA_WITH_AES_256_CBC_SHA384 ECDH_RSA_WITH_AES_128_CBC_SHA256
     ECDH_RSA_WITH_AES_256_CBC_SHA384 ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
     ECDH_ECDSA_WITH_AES_128_GCM_SHA256 ECDH_ECDSA_WITH_AES_256_GCM_SHA384 ECDHE_RSA_WITH_AES_128_GCM_SHA256
     ECDHE_RSA_WITH_AES_256_GCM_SHA384 ECDH_RSA_WITH_AES_128_GCM_SHA256 ECDH_RSA_WITH_AES_256_GCM_SHA384
     ECDHE_PSK_WITH_RC4_128_SHA ECDHE_PSK_WITH_3DES_EDE_CBC_SHA ECDHE_PSK_WITH_AES_128_CBC_SHA
     ECDHE_PSK_WITH_AES_256_CBC_SHA ECDHE_PSK_WITH_AES_128_CBC_SHA256 ECDHE_PSK_WITH_AES_256_CBC_SHA384
     ECDHE_PSK_WITH_NULL_SHA ECDHE_PSK_WITH_NULL_SHA256 ECDHE_PSK_WITH_NULL_SHA384 RSA_WITH_ARIA_128_CBC_SHA256
     RSA_WITH_ARIA_256_CBC_SHA384 DH_DSS_WITH_ARIA_128_CBC_SHA256 DH_DSS_WITH_ARIA_256_CBC_SHA384
     DH_RSA_WITH_ARIA_128_CBC_SHA256 DH_RSA_WITH_ARIA_256_CBC_SHA384 DHE_DSS_WITH_ARIA_128_CBC_SHA256
     DHE_DSS_WITH_ARIA_256_CBC_SHA384 DHE_RSA_WITH_ARIA_128_CBC_SHA256 DHE_RSA_WITH_ARIA_256_CBC_SHA384
     DH_anon_WITH_ARIA_128_CBC_SHA256 DH_anon_WITH_ARIA_256_CBC_SHA384 ECDHE_ECDSA_WITH_ARIA_128_CBC_SHA256
     ECDHE_ECDSA_WITH_ARIA_256_CBC_SHA384 ECDH_ECDSA_WITH_ARIA_128_CBC_SHA256 ECDH_ECDSA_WITH_ARIA_256_CBC_SHA384
     ECDHE_RSA_WITH_ARIA_128_CBC_SHA256 ECDHE_RSA_WITH_ARIA_256_CBC_SHA384 ECDH_RSA_WITH_ARIA_128_CBC_SHA256
     ECDH_RSA_WITH_ARIA_256_CBC_SHA384 RSA_WITH_ARIA_128_GCM_SHA256 RSA_WITH_ARIA_256_GCM_SHA384
     DHE_RSA_WITH_ARIA_128_GCM_SHA256 DHE_RSA_WITH_ARIA_256_GCM_SHA384 DH_RSA_WITH_ARIA_128_GCM_SHA256
     DH_RSA_WITH_ARIA_256_GCM_SHA384 DHE_DSS_WITH_ARIA_128_GCM_SHA256 DHE_DSS_WITH_ARIA_256_GCM_SHA384
     DH_DSS_WITH_ARIA_128_GCM_SHA256 DH_DSS_WITH_ARIA_256_GCM_SHA384 DH_anon_WITH_ARIA_128_GCM_SHA256
     DH_anon_WITH_ARIA_256_GCM_SHA384 ECDHE_ECDSA_WITH_ARIA_128_GCM_SHA256 ECDHE_ECDSA_WITH_ARIA_256_GCM_SHA384
     ECDH_ECDSA_WITH_ARIA_128_GCM_SHA256 ECDH_ECDSA_WITH_ARIA_256_GCM_SHA384 ECDHE_RSA_WITH_ARIA_128_GCM_SHA256
     ECDHE_RSA_WITH_ARIA_256_GCM_SHA384 ECDH_RSA_WITH_ARIA_128_GCM_SHA256 ECDH_RSA_WITH_ARIA_256_GCM_SHA384
     PSK_WITH_ARIA_128_CBC_SHA256 PSK_WITH_ARIA_256_CBC_SHA384 DHE_PSK_WITH_ARIA_128_CBC_SHA256
     DHE_PSK_WITH_ARIA_256_CBC_SHA384 RSA_PSK_WITH_ARIA_128_CBC_SHA256 RSA_PSK_WITH_ARIA_256_CBC_SHA384
     PSK_WITH_ARIA_128_GCM_SHA256 PSK_WITH_ARIA_256_GCM_SHA384 DHE_PSK_WITH_ARIA_128_GCM_SHA256
     DHE_PSK_WITH_ARIA_256_GCM_SHA384 RSA_PSK_WITH_ARIA_128_GCM_SHA256 RSA_PSK_WITH_ARIA_256_GCM_SHA384
     ECDHE_PSK_WITH_ARIA_128_CBC_SHA256 ECDHE_PSK_WITH_ARIA_256_CBC_SHA384 ECDHE_ECDSA_WITH_CAMELLIA_128_CBC_SHA256
     ECDHE_ECDSA_WITH_CAMELLIA_256_CBC_SHA384 ECDH_ECDSA_WITH_CAMELLIA_128_CBC_SHA256
     ECDH_ECDSA_WITH_CAMELLIA_256_CBC_SHA384 ECDHE_RSA_WITH_CAMELLIA_128_CBC_SHA256
     ECDHE_RSA_WITH_CAMELLIA_256_CBC_SHA384 ECDH_RSA_WITH_CAMELLIA_128_CBC_SHA256
     ECDH_RSA_WITH_CAMELLIA_256_CBC_SHA384 RSA_WITH_CAMELLIA_128_GCM_SHA256 RSA_WITH_CAMELLIA_256_GCM_SHA384
     DHE_RSA_WITH_CAMELLIA_128_GCM_SHA256 DHE_RSA_WITH_CAMELLIA_256_GCM_SHA384 DH_RSA_WITH_CAMELLIA_128_GCM_SHA256
     DH_RSA_WITH_CAMELLIA_256_GCM_SHA384 DHE_DSS_WITH_CAMELLIA_128_GCM_SHA256 DHE_DSS_WITH_CAMELLIA_256_GCM_SHA384
     DH_DSS_WITH_CAMELLIA_128_GCM_SHA256 DH_DSS_WITH_CAMELLIA_256_GCM_SHA384 DH_anon_WITH_CAMELLIA_128_GCM_SHA256
     DH_anon_WITH_CAMELLIA_256_GCM_SHA384 ECDHE_ECDSA_WITH_CAMELLIA_128_GCM_SHA256
     ECDHE_ECDSA_WITH_CAMELLIA_256_GCM_SHA384 ECDH_ECDSA_WITH_CAMELLIA_128_GCM_SHA256
     ECDH_ECDSA_WITH_CAMELLIA_256_GCM_SHA384 ECDHE_RSA_WITH_CAMELLIA_128_GCM_SHA256
     ECDHE_RSA_WITH_CAMELLIA_256_GCM_SHA384 ECDH_RSA_WITH_CAMELLIA_128_GCM_SHA256
     ECDH_RSA_WITH_CAMELLIA_256_GCM_SHA384 PSK_WITH_CAMELLIA_128_GCM_SHA256 PSK_WITH_CAMELLIA_256_GCM_SHA384
     DHE_PSK_WITH_CAMELLIA_128_GCM_SHA256 DHE_PSK_WITH_CAMELLIA_256_GCM_SHA384 RSA_PSK_WITH_CAMELLIA_128_GCM_SHA256
     RSA_PSK_WITH_CAMELLIA_256_GCM_SHA384 PSK_WITH_CAMELLIA_128_CBC_SHA256 PSK_WITH_CAMELLIA_256_CBC_SHA384
     DHE_PSK_WITH_CAMELLIA_128_CBC_SHA256 DHE_PSK_WITH_CAMELLIA_256_CBC_SHA384 RSA_PSK_WITH_CAMELLIA_128_CBC_SHA256
     RSA_PSK_WITH_CAMELLIA_256_CBC_SHA384 ECDHE_PSK_WITH_CAMELLIA_128_CBC_SHA256
     ECDHE_PSK_WITH_CAMELLIA_256_CBC_SHA384 RSA_WITH_AES_128_CCM RSA_WITH_AES_256_CCM DHE_RSA_WITH_AES_128_CCM
     DHE_RSA_WITH_AES_256_CCM RSA_WITH_AES_128_CCM_8 RSA_WITH_AES_256_CCM_8 DHE_RSA_WITH_AES_128_CCM_8
     DHE_RSA_WITH_AES_256_CCM_8 PSK_WITH_AES_128_CCM PSK_WITH_AES_256_CCM DHE_PSK_WITH_AES_128_CCM
     DHE_PSK_WITH_AES_256_CCM PSK_WITH_AES_128_CCM_8 PSK_WITH_AES_256_CCM_8 PSK_DHE_WITH_AES_128_CCM_8
     PSK_DHE_WITH_AES_256_CCM_8 ECDHE_ECDSA_WITH_AES_128_CCM ECDHE_ECDSA_WITH_AES_256_CCM
     ECDHE_ECDSA_WITH_AES_128_CCM_8 ECDHE_ECDSA_WITH_AES_256_CCM_8 ECCPWD_WITH_AES_128_GCM_SHA256
     ECCPWD_WITH_AES_256_GCM_SHA384 ECCPWD_WITH_AES_128_CCM_SHA256 ECCPWD_WITH_AES_256_CCM_SHA384 SHA256_SHA256
     SHA384_SHA384`,
    ],
    [
        0xc100,
        `GOSTR341112_256_WITH_KUZNYECHIK_CTR_OMAC GOSTR341112_256_WITH_MAGMA_CTR_OMAC GOSTR341112_256_WITH_28147_CNT_IMIT
     GOSTR341112_256_WITH_KUZNYECHIK_MGM_L GOSTR341112_256_WITH_MAGMA_MGM_L GOSTR341112_256_WITH_KUZNYECHIK_MGM_S
     GOSTR341112_256_WITH_MAGMA_MGM_S`,
    ],
    [
        0xcc13,
        `ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256_OLD ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256_OLD
     DHE_RSA_WITH_CHACHA20_POLY1305_SHA256_OLD`,
    ],
    [
        0xcca8,
        `ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
     DHE_RSA_WITH_CHACHA20_POLY1305_SHA256 PSK_WITH_CHACHA20_POLY1305_SHA256 ECDHE_PSK_WITH_CHACHA20_POLY1305_SHA256
     DHE_PSK_WITH_CHACHA20_POLY1305_SHA256 RSA_PSK_WITH_CHACHA20_POLY1305_SHA256`,
    ],
    [0xd001, `ECDHE_PSK_WITH_AES_128_GCM_SHA256 ECDHE_PSK_WITH_AES_256_GCM_SHA384 ECDHE_PSK_WITH_AES_128_CCM_8_SHA256`],
    [0xd005, 'ECDHE_PSK_WITH_AES_128_CCM_SHA256'],
    [
        0xfefe,
        `!SSL_RSA_FIPS_WITH_DES_CBC_SHA !SSL_RSA_FIPS_WITH_3DES_EDE_CBC_SHA GOSTR341094_RSA_WITH_28147_CNT_MD5
     RSA_WITH_28147_CNT_GOST94`,
    ],
    [0xff85, 'GOSTR341112_256_WITH_28147_CNT_IMIT_OLD'],
    [0xff87, 'GOSTR341112_256_WITH_NULL_GOSTR3411'],
    [0xffe0, '!SSL_RSA_FIPS_WITH_3DES_EDE_CBC_SHA !SSL_RSA_FIPS_WITH_DES_CBC_SHA'],
];
/** Cipher kinds of SSLv2 (three bytes each, "The SSL Protocol", 1995, section 2.5 and later additions). */
const SSL2_KINDS = [
    [0x010080, 'SSL_CK_RC4_128_WITH_MD5'],
    [0x020080, 'SSL_CK_RC4_128_EXPORT40_WITH_MD5'],
    [0x030080, 'SSL_CK_RC2_128_CBC_WITH_MD5'],
    [0x040080, 'SSL_CK_RC2_128_CBC_EXPORT40_WITH_MD5'],
    [0x050080, 'SSL_CK_IDEA_128_CBC_WITH_MD5'],
    [0x060040, 'SSL_CK_DES_64_CBC_WITH_MD5'],
    [0x060140, 'SSL_CK_DES_64_CBC_WITH_SHA'],
    [0x0700c0, 'SSL_CK_DES_192_EDE3_CBC_WITH_MD5'],
    [0x0701c0, 'SSL_CK_DES_192_EDE3_CBC_WITH_SHA'],
    [0x080080, 'SSL_CK_RC4_64_WITH_MD5'],
    [0x000000, 'SSL_CK_NULL_WITH_MD5'],
];
/** Signalling values of RFC 5746 and RFC 7507: no suites, never accepted. */
const RENEGOTIATION_SCSV = 0x00ff;
const FALLBACK_SCSV = 0x5600;
const NAMES = new Map(RUNS.flatMap(([first, names]) => names
    .split(/\s+/)
    .map((name, index) => [first + index, name.startsWith('!') ? name.slice(1) : `TLS_${name}`])));
/** Every two-byte suite we know of, in the order of the registry. */
const ALL_SUITES = [...NAMES.keys()].filter((code) => code !== 0);
const SSL2_CIPHER_KINDS = SSL2_KINDS.map(([code]) => code);
/** IANA name of a suite, or `UNKNOWN_0x…`. */
function suiteName(code) {
    return NAMES.get(code) ?? `UNKNOWN_0x${code.toString(16).padStart(4, '0')}`;
}
function ssl2KindName(code) {
    return SSL2_KINDS.find(([known]) => known === code)?.[1] ?? `UNKNOWN_0x${code.toString(16).padStart(6, '0')}`;
}


/***/ }),

/***/ 58295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ suiteTraits),
/* harmony export */   f3: () => (/* binding */ suitesOf),
/* harmony export */   iO: () => (/* binding */ COMMON_SUITES),
/* harmony export */   vC: () => (/* binding */ fitsVersion)
/* harmony export */ });
/* harmony import */ var _suite_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29884);

const LEGACY = [
    [/RC4/, 'RC4'],
    [/3DES|_DES_192_EDE3/, '3DES'],
    [/RC2/, 'RC2'],
    [/IDEA/, 'IDEA'],
    [/SEED/, 'SEED'],
    [/_DES(40)?_|_DES_64/, 'DES'],
];
function suiteTraits(name) {
    const isTls13 = /^TLS_(AES|CHACHA20|SM4|SHA\d+_SHA)/.test(name) || /MGM_[LS]$/.test(name);
    const isDhe = /^TLS_(DHE_|DH_anon|PSK_DHE)/i.test(name);
    const isEcdhe = /^TLS_(ECDHE_|ECDH_anon|CECPQ1|ECCPWD)/i.test(name);
    return {
        isTls13,
        isNull: /_NULL(_|$)|^TLS_SHA(256_SHA256|384_SHA384)$/.test(name),
        isAnonymous: /_anon_/i.test(name) || name === 'TLS_NULL_WITH_NULL_NULL' || /^TLS_SRP_SHA_WITH/.test(name),
        isExport: /EXPORT/.test(name),
        legacyCipher: LEGACY.find(([pattern]) => pattern.test(name))?.[1] ?? null,
        isForwardSecret: isTls13 || isDhe || isEcdhe || /^TLS_SRP_/.test(name),
        isCbc: /_CBC_/.test(name),
        isAead: /_(GCM|CCM)(_|$)|POLY1305|_MGM_|^TLS_SM4/.test(name),
        isDhe,
        isEcdhe,
    };
}
/** Suites that were defined for TLS 1.2 (AEAD modes and SHA-2 MACs) are never offered below it. */
function fitsVersion(code, version) {
    const name = (0,_suite_names_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteName */ .Qx)(code);
    const { isTls13, isAead } = suiteTraits(name);
    if (version === 'TLSv1.3')
        return isTls13;
    if (isTls13)
        return false;
    return version === 'TLSv1.2' || !(isAead || /SHA(256|384)$/.test(name));
}
const RARE = /PSK|SRP|KRB5|GOST|28147|ARIA|CECPQ1|ECCPWD|SM4|TLS_DH_(RSA|DSS)|TLS_ECDH_(RSA|ECDSA)|FIPS|OLD|EXPORT1024|CCM|RC2_CBC_56|DHE_DSS_WITH_RC4/;
/** The suites of a version, those that common stacks implement first. */
function suitesOf(version) {
    const fitting = _suite_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_SUITES */ .Kg.filter((code) => fitsVersion(code, version));
    const isRare = (code) => RARE.test((0,_suite_names_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteName */ .Qx)(code));
    return [...fitting.filter((code) => !isRare(code)), ...fitting.filter(isRare)];
}
/**
 * Two dozen suites that between them nearly every server of any age accepts, for servers that drop long hellos: RSA,
 * DHE and ECDHE with AES, 3DES and RC4.
 */
const COMMON_SUITES = [
    0xc02f, 0xc02b, 0xc030, 0xc02c, 0xcca8, 0xcca9, 0xc013, 0xc009, 0xc014, 0xc00a, 0x009c, 0x009d, 0x002f, 0x0035,
    0x003c, 0x0033, 0x0039, 0x009e, 0x000a, 0x0005, 0x0004, 0x0034, 0x0009, 0x0003,
];


/***/ }),

/***/ 41279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CHECKS: () => (/* binding */ CHECKS)
});

;// CONCATENATED MODULE: ./build/engine/check.js
function notApplicable(reason) {
    return { notApplicable: reason };
}
/**
 * Declares a check. `evaluate` runs only when all the evidence it needs could be gathered; otherwise the engine records
 * `not_applicable` or `error` with the reason.
 */
function defineCheck(definition) {
    return {
        meta: definition.meta,
        needs: definition.needs,
        evaluate: (evidence, context) => definition.evaluate(evidence, context),
    };
}

// EXTERNAL MODULE: ./build/engine/facts/active/injected-header.js
var injected_header = __webpack_require__(56292);
;// CONCATENATED MODULE: ./build/engine/checks/active/crlf.js


const activeCrlf = defineCheck({
    meta: {
        id: 'active.crlf',
        title: 'Line break in a parameter creates a response header',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-113'],
        requirements: { pci: ['6.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A value is copied into a response header with its line breaks, so that what follows becomes a header, or the body, of its own.',
        why: 'An attacker sets cookies, changes policies or writes a whole page in the name of the site, and can poison caches.',
        proof: 'CR LF and a random header were sent in the parameter (or in the path); the answer has a header field of that random name. The text inside another header does not count.',
        fix: 'Refuse or remove CR and LF in values that go into headers; use the framework to set headers. In nginx redirect with $request_uri instead of $uri.',
        snippets: { nginx: 'return 301 https://$host$request_uri;' },
        references: [
            'https://owasp.org/www-community/attacks/HTTP_Response_Splitting',
            'https://cwe.mitre.org/data/definitions/113.html',
        ],
    },
    needs: ['active'],
    evaluate({ active }) {
        return active.probes.flatMap((probe) => {
            if (probe.family !== 'crlf' || !(0,injected_header/* injectedHeader */.Y)(probe.exchange, probe.marker))
                return [];
            return {
                location: { url: probe.url, method: probe.method, parameter: probe.parameter },
                evidence: `${JSON.stringify(probe.payload)} in ${probe.parameter || 'the query'}: the answer (status ${probe.exchange.response.status}) has the header X-${probe.marker}: 1`,
                key: `${probe.method} ${new URL(probe.url).pathname} ${probe.parameter}`,
            };
        });
    },
});

// EXTERNAL MODULE: ./build/engine/facts/active/host-link.js
var host_link = __webpack_require__(76343);
;// CONCATENATED MODULE: ./build/engine/facts/quote.js
const LENGTH_MAX = 300;
/** A header line for evidence, cut where it is long. */
function headerLine(name, value) {
    return `${name}: ${shorten(value)}`;
}
/** Text of a scanned site for evidence, cut where it is long. */
function shorten(text, max = LENGTH_MAX) {
    return text.length <= max ? text : `${text.slice(0, max)}… (${text.length} characters)`;
}

;// CONCATENATED MODULE: ./build/engine/checks/active/host-header.js



const activeHostHeader = defineCheck({
    meta: {
        id: 'active.host-header',
        title: 'Host header of the request ends up in links',
        severity: 'medium',
        confidence: 'firm',
        cwe: ['CWE-644'],
        requirements: { pci: ['6.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The site builds absolute addresses from the Host or X-Forwarded-Host header that the client sent, whatever it says.',
        why: 'A mail for a forgotten password can carry a link to the host of an attacker, and a shared cache can serve pages that load scripts from there.',
        proof: 'The start page was asked for under a host name that cannot exist; a link, form, script, meta element or the Location of the answer points to it. A mere change from http to https on the same path is not reported.',
        fix: 'Set the public address in the configuration and build links from it; have the server refuse unknown hosts, and believe X-Forwarded-Host from your own proxy alone.',
        snippets: {
            nginx: 'server {\n  listen 443 ssl default_server;\n  ssl_reject_handshake on;\n}',
            apache: 'UseCanonicalName On',
        },
        references: [
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/17-Testing_for_Host_Header_Injection',
            'https://portswigger.net/web-security/host-header',
        ],
    },
    needs: ['active'],
    evaluate({ active }) {
        return active.probes.flatMap((probe) => {
            if (probe.family !== 'host-header')
                return [];
            const link = (0,host_link/* hostLink */.b)(probe.exchange, probe.marker);
            if (link === null)
                return [];
            return {
                location: { url: probe.url, method: probe.method, parameter: probe.parameter },
                evidence: `${probe.parameter}: ${probe.marker} gives ${link.where} ${shorten(link.value, 200)}`,
                key: probe.parameter,
                title: `${probe.parameter} header of the request ends up in links`,
            };
        });
    },
});

// EXTERNAL MODULE: ./build/engine/facts/active/redirect-target.js
var redirect_target = __webpack_require__(55448);
;// CONCATENATED MODULE: ./build/engine/checks/active/open-redirect.js



const activeOpenRedirect = defineCheck({
    meta: {
        id: 'active.open-redirect',
        title: 'Parameter redirects to any site',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-601'],
        requirements: { asvs: ['3.7.2'], pci: ['6.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The site sends the browser on to an address that a parameter names, whatever host that is.',
        why: 'A link that begins with your name leads to the page of an attacker: good for phishing, and for stealing codes of sign-in flows.',
        proof: 'A value with a host that cannot exist was sent; the Location or Refresh header, a meta refresh or a script that runs on load then leads to that very host when its address is read as a browser reads it. Redirects that stay on the site are not reported.',
        fix: 'Redirect to paths of your own only, or to a fixed list of hosts; compare the parsed host, not the text.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/601.html',
        ],
    },
    needs: ['active'],
    evaluate({ active }) {
        return active.probes.flatMap((probe) => {
            if (probe.family !== 'open-redirect')
                return [];
            const sink = (0,redirect_target/* foreignRedirect */.d5)(probe.exchange, probe.marker);
            if (sink === null)
                return [];
            return {
                location: { url: probe.url, method: probe.method, parameter: probe.parameter },
                evidence: `${probe.method} with ${probe.parameter || 'the query'} = ${shorten(probe.payload, 200)}: status ${probe.exchange.response.status}, ${sink.kind} leads to ${shorten(sink.value, 200)}`,
                key: `${probe.method} ${new URL(probe.url).pathname} ${probe.parameter}`,
            };
        });
    },
});

// EXTERNAL MODULE: ./build/engine/facts/active/file-proof.js
var file_proof = __webpack_require__(93913);
;// CONCATENATED MODULE: ./build/engine/checks/active/path-traversal.js



const activePathTraversal = defineCheck({
    meta: {
        id: 'active.path-traversal',
        title: 'Parameter reads files outside their folder (path traversal)',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-22'],
        requirements: { pci: ['6.2.4'] },
        scanTypes: ['compliance'],
        what: 'A parameter names a file, and the site opens it even when the name leads out of the folder it is meant for.',
        why: 'An attacker reads the configuration, keys and source of the site, or includes files as code.',
        proof: 'A value that leads out of the folder gave a file whose content is known: several lines of account records, the sections of win.ini, the parts of web.xml, or a static file of the site itself. The value the site uses, and the same path with a file nobody has, do not give it.',
        fix: 'Do not take file names from requests; map an id to a file. If you must, resolve the full path and check that it lies in the folder.',
        references: [
            'https://owasp.org/www-community/attacks/Path_Traversal',
            'https://cwe.mitre.org/data/definitions/22.html',
        ],
    },
    needs: ['active'],
    evaluate({ active }) {
        const groups = Map.groupBy(active.probes.filter(({ family }) => family === 'path-traversal'), ({ method, url, parameter }) => JSON.stringify([method, url, parameter]));
        return [...groups.values()].flatMap((probes) => {
            const hit = probes.find(({ step }) => step === 'file');
            const controls = probes.filter(({ step }) => step !== 'file');
            if (hit === undefined || controls.length < 2)
                return [];
            const file = (0,file_proof/* knownFile */.e)(hit.exchange.response.text);
            const isOwnFile = hit.marker !== '' && hit.exchange.response.text.includes(hit.marker);
            const isInControl = controls.some(({ exchange }) => file === null
                ? exchange.response.text.includes(hit.marker)
                : (0,file_proof/* knownFile */.e)(exchange.response.text)?.file === file.file);
            if ((file === null && !isOwnFile) || isInControl)
                return [];
            const what = file === null ? `a static file of the site: ${shorten(hit.marker, 100)}` : `${file.file}: ${file.words}`;
            return {
                location: { url: hit.url, method: hit.method, parameter: hit.parameter },
                evidence: `${hit.parameter} = ${shorten(JSON.stringify(hit.payload), 200)} gives ${what}`,
                key: `${hit.method} ${new URL(hit.url).pathname} ${hit.parameter}`,
            };
        });
    },
});

// EXTERNAL MODULE: ./build/engine/facts/active/xss-proof.js + 1 modules
var xss_proof = __webpack_require__(6399);
;// CONCATENATED MODULE: ./build/engine/checks/active/reflected-xss.js



const activeReflectedXss = defineCheck({
    meta: {
        id: 'active.reflected-xss',
        title: 'Parameter is reflected as markup or script (cross-site scripting)',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-79'],
        requirements: { asvs: ['1.2.1'], pci: ['6.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The value of a parameter becomes part of the page in a way that lets it leave its place: as an element, an attribute or script.',
        why: 'A link with a prepared value runs the code of an attacker in the browser of whoever opens it, with their session.',
        proof: 'A random marker was sent with the characters that lead out of the place it was reflected in. The answer was parsed as a browser parses it, and the marker exists there as an element, as an attribute, or as an identifier in running code. Encoded reflections, reflections inside literals, and answers that are not HTML prove nothing. Nothing sent was able to act.',
        fix: 'Encode values for the place they are written to (HTML text, attribute, script, URL), best by the template engine; add a Content-Security-Policy without unsafe-inline as a net.',
        references: [
            'https://owasp.org/www-community/attacks/xss/',
            'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
        ],
    },
    needs: ['active'],
    evaluate({ active }) {
        return active.probes.flatMap((probe) => {
            if (probe.family !== 'xss')
                return [];
            const proof = (0,xss_proof/* proveXss */.D)(probe.exchange, probe.payload, probe.marker);
            if (proof === null)
                return [];
            return {
                location: { url: probe.url, method: probe.method, parameter: probe.parameter },
                evidence: `${probe.method} with ${probe.parameter || 'the query'} = ${shorten(JSON.stringify(probe.payload), 200)}: ${shorten(proof.detail, 300)}`,
                key: `${probe.method} ${new URL(probe.url).pathname} ${probe.parameter}`,
            };
        });
    },
});

// EXTERNAL MODULE: ./build/engine/facts/active/sql-errors.js
var sql_errors = __webpack_require__(21652);
;// CONCATENATED MODULE: ./build/engine/checks/active/sqli-error.js



const activeSqliError = defineCheck({
    meta: {
        id: 'active.sqli-error',
        title: 'Quote in a parameter breaks a database query (SQL injection)',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-89'],
        requirements: { pci: ['6.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The value of a parameter becomes part of the text of a database query.',
        why: 'An attacker can change the query: read or alter other data, sign in without a password, at times run programs on the server.',
        proof: 'With an odd number of quotes in the value the answer holds the syntax error of a database; with each quote doubled, or with the plain value, it does not. Errors about the type of a value are not taken as proof. No SQL but quotes was sent.',
        fix: 'Pass values as parameters of prepared statements; do not build queries from text. Show no database errors to visitors.',
        references: [
            'https://owasp.org/www-community/attacks/SQL_Injection',
            'https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html',
        ],
    },
    needs: ['active'],
    evaluate({ active }) {
        const groups = Map.groupBy(active.probes.filter(({ family }) => family === 'sqli'), ({ method, url, parameter, marker }) => JSON.stringify([method, url, parameter, marker]));
        return [...groups.values()].flatMap((probes) => {
            const answer = (step) => probes.find((probe) => probe.step === step)?.exchange.response.text;
            const [quote, twoQuotes, baseline, letters] = ['quote', 'two-quotes', 'baseline', 'letters'].map(answer);
            const probe = probes[0];
            if (probe === undefined || quote === undefined || twoQuotes === undefined || baseline === undefined)
                return [];
            const proof = (0,sql_errors/* proveSqlInjection */.i)({ quote, twoQuotes, baseline, letters: letters ?? '' }, probe.example ?? '');
            if (proof === null)
                return [];
            return {
                location: { url: probe.url, method: probe.method, parameter: probe.parameter },
                evidence: `${probe.parameter} = ${shorten(probe.payload, 120)} gives an error of ${proof.database}: ${shorten(proof.words, 200)}. ${proof.confidence === 'certain' ? 'With doubled quotes it is gone.' : 'With the plain value it is gone.'}`,
                key: `${probe.method} ${new URL(probe.url).pathname} ${probe.parameter}`,
                confidence: proof.confidence,
            };
        });
    },
});

// EXTERNAL MODULE: ./build/engine/facts/leaks/entropy.js
var entropy = __webpack_require__(29501);
;// CONCATENATED MODULE: ./build/engine/facts/session-names.js
/** Names that frameworks give to session and sign-in cookies. */
const KNOWN = /^(?:phpsessid|jsessionid|asp\.net_sessionid|aspsessionid\w*|\.aspxauth|\.aspnetcore\.(?:session|cookies|identity\.\w+)|connect\.sid|sid|ssid|s_id|cfid|cftoken|laravel_session|ci_session|cakephp|symfony|rack\.session|_session_id|_\w+_session|express[:.]sess|koa[:.]sess|next-auth\.session-token|authjs\.session-token|remember_(?:me|user_token|web_\w+)|wordpress_(?:logged_in|sec)_\w+|grafana_session|token|jwt|access_?token|refresh_?token|id_?token|api_?key|auth)$/;
const PARTS = /sess(?:ion)?|log(?:ged)?_?-?in|\bauth|[._-]auth|auth[._-]?(?:token|key|id)|(?:access|refresh|id|user|bearer)[._-]?token/;
/** Names that hold one of the words but are not secrets. */
const HARMLESS = /csrf|xsrf|sess(?:ion)?_?(?:timeout|expir\w*|lang\w*|count|start|seen|depth|views)|author|analytics|consent|pref(?:erence)?s?$|theme|locale|lang(?:uage)?$/;
/** True when a cookie's name, or failing that its value (a JSON Web Token), says that who holds it is signed in. */
function isSessionLike(name, value = '') {
    const plain = name.toLowerCase().replace(/^__(?:host-http|host|secure|http)-/, '');
    if (HARMLESS.test(plain))
        return false;
    if (KNOWN.test(plain) || PARTS.test(plain))
        return true;
    return /^eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}$/.test(value);
}
function isCsrfLike(name) {
    return /csrf|xsrf|requestverificationtoken|antiforgery/i.test(name);
}
/** Cookies of load balancers and edge networks, which a site can neither read nor configure. */
function isInfrastructure(name) {
    return /^(?:heroku-session-affinity|awsalb(?:app-\d+|cors|tg|tgcors)?|awselb(?:cors)?|__cf_bm|__cflb|_cfuvid|cf_clearance|arraffinity(?:samesite)?|ak_bmsc|bm_sv|bm_sz|_abck|incap_ses_\w+|visid_incap_\w+|nlbi_\w+)$/i.test(name);
}

;// CONCATENATED MODULE: ./build/engine/facts/html/csrf-protection.js


const TOKEN_NAME = /csrf|xsrf|authenticity_?token|requestverificationtoken|anti-?forgery|form_?(?:token|key|build_id)|_?nonce$|^_?token$|^__(?:csrf|token)|security_?token|state_?token|^sesskey$|^hash$|viewstate(?:generator|userkey)?/i;
/** A hidden field that holds something an attacker's page could not know. */
function hasTokenField(form) {
    return form.fields.some(({ name, type, value }) => type === 'hidden' &&
        ((TOKEN_NAME.test(name) && value.length >= 8) ||
            (/^[\w+/=.-]{20,}$/.test(value) && /\d/.test(value) && (0,entropy/* entropy */.U)(value) > 3.5)));
}
/** Frameworks that send the token by script announce it in a meta element. */
function announcesToken(document) {
    return document.metas.some(({ name, content }) => isCsrfLike(name) && content.length >= 8);
}
/** Sign-in and search do not act in the name of a signed-in visitor. */
function isStateChanging(form) {
    if (form.method !== 'POST')
        return false;
    const words = `${new URL(form.action).pathname} ${form.fields.map(({ name }) => name).join(' ')}`;
    const isSearch = form.fields.length <= 2 && /search|query|(?:^|\s)q(?:\s|$)|filter/i.test(words);
    return !isSearch;
}

// EXTERNAL MODULE: ./build/engine/facts/html/html-document.js
var html_document = __webpack_require__(84264);
// EXTERNAL MODULE: ./build/engine/evidence/http.js
var http = __webpack_require__(18013);
// EXTERNAL MODULE: ./build/engine/facts/mask.js
var mask = __webpack_require__(15915);
;// CONCATENATED MODULE: ./build/engine/facts/set-cookie.js
const set_cookie_LENGTH_MAX = 16_384;
/** @returns null when a browser ignores the field */
function parseSetCookie(field) {
    if (field.length > set_cookie_LENGTH_MAX || /[\u0000-\u0008\u000a-\u001f\u007f]/.test(field))
        return null;
    const [pair = '', ...attributes] = field.split(';');
    const equals = pair.indexOf('=');
    const name = equals < 0 ? '' : pair.slice(0, equals).trim();
    const value = pair.slice(equals + 1).trim();
    if (name === '' && value === '')
        return null;
    let domain = null;
    let path = null;
    let secure = false;
    let httpOnly = false;
    let partitioned = false;
    let sameSite = 'missing';
    let sameSiteText = null;
    let maxAge = null;
    let expires = null;
    // The last attribute of a name wins.
    for (const attribute of attributes.slice(0, 100)) {
        const at = attribute.indexOf('=');
        const key = (at < 0 ? attribute : attribute.slice(0, at)).trim().toLowerCase();
        const text = at < 0 ? '' : attribute.slice(at + 1).trim();
        if (key === 'secure')
            secure = true;
        else if (key === 'httponly')
            httpOnly = true;
        else if (key === 'partitioned')
            partitioned = true;
        else if (key === 'domain')
            domain = text === '' ? null : text.toLowerCase().replace(/^\./, '').replace(/\.$/, '');
        else if (key === 'path')
            path = text.startsWith('/') ? text : null;
        else if (key === 'max-age')
            maxAge = /^-?\d+$/.test(text) ? Number(text) : maxAge;
        else if (key === 'expires')
            expires = Number.isNaN(Date.parse(text)) ? expires : Date.parse(text);
        else if (key === 'samesite') {
            const lower = text.toLowerCase();
            const known = lower === 'strict' || lower === 'lax' || lower === 'none';
            sameSite = known ? lower : 'invalid';
            sameSiteText = known ? null : text;
        }
    }
    const deletes = maxAge !== null ? maxAge <= 0 : expires !== null && expires < Date.UTC(2000, 0, 1);
    return { name, value, domain, path, secure, httpOnly, sameSite, sameSiteText, partitioned, deletes };
}
/** Rules of the cookie name prefixes that a cookie breaks; a browser then drops it (RFC 6265bis, section 4.1.3). */
function prefixFaults(cookie) {
    const name = cookie.name.toLowerCase();
    const host = name.startsWith('__host-');
    const hostHttp = name.startsWith('__host-http-');
    const http = name.startsWith('__http-') || hostHttp;
    if (!host && !http && !name.startsWith('__secure-'))
        return [];
    const faults = [];
    if (!cookie.secure)
        faults.push('Secure is missing');
    if (http && !cookie.httpOnly)
        faults.push('HttpOnly is missing');
    if (host && cookie.domain !== null)
        faults.push('Domain is set');
    if (host && cookie.path !== '/')
        faults.push('Path is not /');
    return faults;
}

;// CONCATENATED MODULE: ./build/engine/facts/observed-cookies.js




const PER_RESPONSE_MAX = 200;
/** Every cookie that a response of the site set, once per URL and distinct attributes; deletions are left out. */
function observedCookies(landing, crawl) {
    const exchanges = [...landing.chain, ...crawl.pages.map(({ exchange }) => exchange), ...crawl.resources];
    const found = new Map();
    for (const { request, response } of exchanges) {
        for (const field of (0,http/* headerValues */.UE)(response.headers, 'set-cookie').slice(0, PER_RESPONSE_MAX)) {
            const cookie = parseSetCookie(field);
            if (cookie === null || cookie.deletes || isInfrastructure(cookie.name))
                continue;
            const shown = showCookie(field, cookie);
            const key = `${request.url}\n${cookie.name}\n${attributesOf(field)}`;
            if (!found.has(key))
                found.set(key, { cookie, url: request.url, shown });
        }
    }
    return [...found.values()];
}
function showCookie(field, cookie) {
    const attributes = attributesOf(field);
    const pair = cookie.name === '' ? (0,mask/* mask */.d)(cookie.value) : `${cookie.name}=${(0,mask/* mask */.d)(cookie.value)}`;
    return `Set-Cookie: ${pair}${attributes === '' ? '' : `; ${attributes}`}`.slice(0, 500);
}
function attributesOf(field) {
    const end = field.indexOf(';');
    return end < 0 ? '' : field.slice(end + 1).trim();
}

;// CONCATENATED MODULE: ./build/engine/facts/pages.js

/** The pages a browser would show: HTML that is not a redirect and not an empty answer. */
function htmlPages(crawl) {
    return crawl.pages
        .map(({ exchange }) => exchange)
        .filter((exchange) => (0,html_document/* isHtml */._6)(exchange) &&
        exchange.response.body.length > 0 &&
        !(exchange.response.status >= 300 && exchange.response.status < 400));
}
/** Every recorded answer of the site itself: pages first, then scripts, style sheets and the like. */
function allAnswers(crawl) {
    return [...crawl.pages.map(({ exchange }) => exchange), ...crawl.resources];
}
/** Reason for a check that judges pages when there is none. */
const NO_PAGES = 'the site showed no HTML page';

;// CONCATENATED MODULE: ./build/engine/checks/content/csrf-token.js






const contentCsrfToken = defineCheck({
    meta: {
        id: 'content.csrf-token',
        title: 'Form changes state without a CSRF token',
        severity: 'low',
        confidence: 'firm',
        cwe: ['CWE-352'],
        requirements: { asvs: ['3.5.1'], pci: ['6.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A form is sent by POST to the own site without a random token, and the session cookie is not restricted by SameSite.',
        why: 'Another site can have a signed-in visitor send the same form and so act in their name.',
        proof: 'A POST form to the own origin has no hidden field with a token and the page announces none in a meta element, while a session cookie of the site was seen without SameSite=Lax or Strict. Silent where no session cookie is seen, and for search forms.',
        fix: 'Add a random token to each form and check it on the server; set SameSite=Lax on the session cookie.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html',
            'https://developer.mozilla.org/docs/Web/Security/Attacks/CSRF',
        ],
    },
    needs: ['landing', 'crawl'],
    evaluate({ landing, crawl }, { target }) {
        const pages = htmlPages(crawl);
        if (pages.length === 0)
            return notApplicable(NO_PAGES);
        const open = observedCookies(landing, crawl).find(({ cookie }) => isSessionLike(cookie.name, cookie.value) && cookie.sameSite !== 'lax' && cookie.sameSite !== 'strict');
        if (open === undefined)
            return notApplicable('no session cookie without SameSite was seen');
        return pages.flatMap((page) => {
            const document = (0,html_document/* documentOf */.lM)(page);
            if (document === null || announcesToken(document))
                return [];
            return document.forms.flatMap((form) => {
                if (new URL(form.action).origin !== target.origin || !isStateChanging(form) || hasTokenField(form))
                    return [];
                const path = new URL(form.action).pathname;
                const names = form.fields
                    .map(({ name }) => name)
                    .slice(0, 8)
                    .join(', ');
                return {
                    location: { url: page.request.url, method: 'POST' },
                    evidence: `POST form to ${path} with the fields ${names === '' ? '(none)' : names}; session cookie ${open.cookie.name} has ${open.cookie.sameSite === 'none' ? 'SameSite=None' : 'no SameSite'}`,
                    key: path,
                };
            });
        });
    },
});

// EXTERNAL MODULE: ./build/engine/facts/leaks/exchange-findings.js + 6 modules
var exchange_findings = __webpack_require__(71677);
;// CONCATENATED MODULE: ./build/engine/checks/content/debug-mode.js



const contentDebugMode = defineCheck({
    meta: {
        id: 'content.debug-mode',
        title: 'Framework runs in debug mode',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-489'],
        requirements: { asvs: ['13.4.2'], pci: ['2.2.6'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The site answers with the debug page, tool bar or debug header of its framework (Django, Flask, Laravel, Rails, Symfony, ASP.NET, Spring and others).',
        why: 'Debug pages show settings, environment variables, queries and source; some let a visitor run code on the server.',
        proof: 'The markup that only the debug page or tool bar of the framework has, or its debug header, is in an answer: a page of the crawl, a random path, or a path that cannot be decoded. Words about debugging do not count.',
        fix: 'Switch the framework to its production mode (DEBUG=False, APP_DEBUG=false, RAILS_ENV=production, APP_ENV=prod, NODE_ENV=production, customErrors="On") and deploy again.',
        references: [
            'https://docs.djangoproject.com/en/stable/ref/settings/#debug',
            'https://symfony.com/doc/current/profiler.html',
            'https://owasp.org/www-community/Improper_Error_Handling',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        const answers = [...allAnswers(crawl), ...(crawl.errorPages ?? []), ...(crawl.redirects ?? [])];
        return answers.flatMap((exchange) => (0,exchange_findings/* exchangeFindingsOf */.H)(exchange).debug.map(({ framework, proof, severity }) => ({
            location: { url: exchange.request.url },
            title: `Debug mode: ${framework}`,
            evidence: `Status ${exchange.response.status}: ${proof}`,
            key: framework,
            severity,
        })));
    },
});

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
;// CONCATENATED MODULE: ./build/engine/facts/origins.js

/** True when a URL belongs to somebody else: another registrable domain, or another host where there is none. */
function isThirdParty(href, target) {
    const host = new URL(href).hostname.replace(/^\[|\]$/g, '');
    if (host === target.host)
        return false;
    const domain = (0,cjs/* getDomain */.FB)(host, { allowPrivateDomains: true });
    return domain === null || target.registrableDomain === null || domain !== target.registrableDomain;
}
/** Loopback is trustworthy even over plain HTTP (W3C Secure Contexts, section 3.1). */
function isTrustworthyPlainHost(host) {
    return host === 'localhost' || host.endsWith('.localhost') || /^127(?:\.\d{1,3}){3}$/.test(host) || host === '[::1]';
}

;// CONCATENATED MODULE: ./build/engine/checks/content/insecure-form.js





const contentInsecureForm = defineCheck({
    meta: {
        id: 'content.insecure-form',
        title: 'Form sends its data over plain HTTP',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-319'],
        requirements: { asvs: ['12.2.1'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'A form on an HTTPS page is sent to an http: address, or a form that asks for a password is itself delivered over plain HTTP.',
        why: 'Passwords and other entries can be read and changed by anyone on the network path. A form delivered in clear text can be redirected before the visitor types.',
        proof: 'The HTML is parsed and the address of each form is resolved against the page. A form with a password field counts as high; another form to http: as medium. Lowered on localhost and private names where the page itself is plain HTTP.',
        fix: 'Deliver the page over HTTPS only and let the form be sent to an https: address, best a path on the same site.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html',
            'https://developer.mozilla.org/docs/Web/Security/Insecure_passwords',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }, { target }) {
        const pages = htmlPages(crawl);
        if (pages.length === 0)
            return notApplicable(NO_PAGES);
        return pages.flatMap((page) => {
            const url = page.request.url;
            const isSecurePage = url.startsWith('https:');
            return ((0,html_document/* documentOf */.lM)(page)?.forms ?? []).flatMap((form) => {
                const hasPassword = form.fields.some((field) => field.type === 'password');
                const isPlainAction = form.action.startsWith('http:');
                if (isSecurePage && isPlainAction && !isTrustworthyPlainHost(new URL(form.action).hostname)) {
                    const what = hasPassword ? 'Password form' : 'Form';
                    return {
                        location: { url },
                        evidence: `${what} on an HTTPS page, sent by ${form.method} to ${shorten(form.action)}`,
                        key: `to ${new URL(form.action).pathname}`,
                        severity: hasPassword ? 'high' : 'medium',
                    };
                }
                if (isSecurePage || !hasPassword)
                    return [];
                return {
                    location: { url },
                    title: 'Password form is delivered over plain HTTP',
                    evidence: `Page with a password field delivered over plain HTTP, sent by ${form.method} to ${shorten(form.action)}`,
                    key: `page ${new URL(url).pathname}`,
                    severity: target.isLocal ? 'low' : 'high',
                };
            });
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/data/hijacked-hosts.js
/** Hosts that were known to serve malicious scripts, with what became of them. */
const HIJACKED_HOSTS = [
    { domain: 'polyfill.io', reason: 'sold in 2024 and then served malware to visitors of over 100,000 sites' },
    { domain: 'polyfill.com', reason: 'run by those who took over polyfill.io' },
    { domain: 'polyfillcache.com', reason: 'run by those who took over polyfill.io' },
    { domain: 'bootcdn.net', reason: 'run by those who took over polyfill.io; injected redirects since 2023' },
    { domain: 'bootcss.com', reason: 'run by those who took over polyfill.io; injected redirects since 2023' },
    { domain: 'staticfile.org', reason: 'run by those who took over polyfill.io; injected redirects' },
    { domain: 'staticfile.net', reason: 'run by those who took over polyfill.io; injected redirects' },
    { domain: 'unionadjs.com', reason: 'run by those who took over polyfill.io' },
    { domain: 'xhsbpza.com', reason: 'run by those who took over polyfill.io' },
    { domain: 'macoms.la', reason: 'run by those who took over polyfill.io' },
    { domain: 'newcrbpc.com', reason: 'run by those who took over polyfill.io' },
    {
        domain: 'googie-anaiytics.com',
        reason: 'imitates Google Analytics; delivered the payload of the polyfill.io attack',
    },
    { domain: 'kuurza.com', reason: 'received visitors of the polyfill.io attack' },
    { domain: 'coinhive.com', reason: "mined cryptocurrency in visitors' browsers; the service is closed" },
    { domain: 'coin-hive.com', reason: "mined cryptocurrency in visitors' browsers; the service is closed" },
    { domain: 'crypto-loot.com', reason: "mines cryptocurrency in visitors' browsers" },
    { domain: 'jsecoin.com', reason: "mined cryptocurrency in visitors' browsers; the service is closed" },
];

;// CONCATENATED MODULE: ./build/engine/checks/content/malicious-cdn.js





const contentMaliciousCdn = defineCheck({
    meta: {
        id: 'content.malicious-cdn',
        title: 'Page loads code from a hijacked host',
        severity: 'critical',
        confidence: 'certain',
        cwe: ['CWE-829'],
        requirements: { asvs: ['3.6.1'], pci: ['6.4.3'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The page loads a script, style sheet or frame from a host that is known to have served malicious code, such as polyfill.io after its sale in 2024.',
        why: 'The host decides per visitor what it sends. It can read everything in the page, redirect visitors and steal sessions; an attack need not show when you look.',
        proof: 'The HTML is parsed and the host of every script, style sheet, frame and preload is held against a list of hijacked domains. A mere link or mention does not count.',
        fix: 'Remove the reference today. Most polyfills are no longer needed; host what is needed yourself.',
        references: [
            'https://sansec.io/research/polyfill-supply-chain-attack',
            'https://blog.cloudflare.com/automatically-replacing-polyfill-io-links-with-cloudflares-mirror-for-a-safer-internet/',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }, { target }) {
        const pages = htmlPages(crawl);
        if (pages.length === 0)
            return notApplicable(NO_PAGES);
        return pages.flatMap((page) => ((0,html_document/* documentOf */.lM)(page)?.subresources ?? []).flatMap((resource) => {
            if (resource.kind === 'image' || resource.kind === 'media' || resource.kind === 'icon')
                return [];
            const host = new URL(resource.url).hostname;
            const bad = HIJACKED_HOSTS.find(({ domain }) => host === domain || host.endsWith(`.${domain}`));
            if (bad === undefined || host === target.host)
                return [];
            return {
                location: { url: page.request.url },
                evidence: `${resource.kind} loaded from ${shorten(resource.url)} (${bad.domain}: ${bad.reason})`,
                key: bad.domain,
                title: `Page loads code from the hijacked host ${bad.domain}`,
            };
        }));
    },
});

;// CONCATENATED MODULE: ./build/engine/facts/html/mixed-content.js



const PASSIVE = new Set(['image', 'media', 'icon']);
/**
 * What a page served over HTTPS loads over plain HTTP (W3C Mixed Content). Empty when the page's policy has browsers upgrade
 * or block such loads themselves.
 */
function mixedContent(exchange, kind) {
    if (!exchange.request.url.startsWith('https:'))
        return [];
    const document = (0,html_document/* documentOf */.lM)(exchange);
    if (document === null)
        return [];
    const policies = [
        ...(0,http/* headerValues */.UE)(exchange.response.headers, 'content-security-policy'),
        ...document.metas.filter((meta) => meta.httpEquiv === 'content-security-policy').map((meta) => meta.content),
    ];
    if (policies.some((policy) => /(?:^|[;,])\s*(?:upgrade-insecure-requests|block-all-mixed-content)\b/i.test(policy)))
        return [];
    return document.subresources.filter((resource) => resource.url.startsWith('http:') &&
        !isTrustworthyPlainHost(new URL(resource.url).hostname) &&
        PASSIVE.has(resource.kind) === (kind === 'passive'));
}

;// CONCATENATED MODULE: ./build/engine/checks/content/mixed-active.js




const contentMixedActive = defineCheck({
    meta: {
        id: 'content.mixed-active',
        title: 'Page over HTTPS loads code over plain HTTP',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-319'],
        requirements: { asvs: ['12.2.1'], pci: ['6.4.3'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'A page delivered over HTTPS refers to a script, style sheet, frame or plug-in by an http: address. Such content can change the whole page.',
        why: 'Anyone on the network path can replace the unencrypted file and so run code in the page, reading what the visitor sees and types. Browsers that block it leave the page broken instead.',
        proof: 'The HTML is parsed and every script, style sheet, frame and object is resolved against the page. Silent when the policy of the page has upgrade-insecure-requests, and for loopback addresses.',
        fix: 'Load the file over https:, or from your own origin; add upgrade-insecure-requests to the Content-Security-Policy as a net.',
        snippets: {
            nginx: 'add_header Content-Security-Policy "upgrade-insecure-requests" always;',
            apache: 'Header always set Content-Security-Policy "upgrade-insecure-requests"',
        },
        references: [
            'https://developer.mozilla.org/docs/Web/Security/Mixed_content',
            'https://www.w3.org/TR/mixed-content/',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }, { target }) {
        if (target.scheme !== 'https')
            return notApplicable('the target does not speak HTTPS');
        const pages = htmlPages(crawl);
        if (pages.length === 0)
            return notApplicable(NO_PAGES);
        return pages.flatMap((page) => mixedContent(page, 'active').map((resource) => ({
            location: { url: page.request.url },
            evidence: `${resource.kind} loaded from ${shorten(resource.url)}`,
            key: `${resource.kind} ${resource.url.split('?')[0]}`,
        })));
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/content/mixed-passive.js




const contentMixedPassive = defineCheck({
    meta: {
        id: 'content.mixed-passive',
        title: 'Page over HTTPS loads images or media over plain HTTP',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-319'],
        requirements: { asvs: ['12.2.1'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A page delivered over HTTPS refers to an image, icon, sound or video by an http: address.',
        why: 'Whoever is on the network path sees which page is read, and can replace the picture with another, for example with a false instruction. Cookies without Secure travel with the request in clear text.',
        proof: 'The HTML is parsed and every image, media file and icon is resolved against the page. Silent when the policy of the page has browsers upgrade such loads, and for loopback addresses.',
        fix: 'Refer to the file by https: or by a path on your own origin.',
        references: [
            'https://developer.mozilla.org/docs/Web/Security/Mixed_content',
            'https://www.w3.org/TR/mixed-content/',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }, { target }) {
        if (target.scheme !== 'https')
            return notApplicable('the target does not speak HTTPS');
        const pages = htmlPages(crawl);
        if (pages.length === 0)
            return notApplicable(NO_PAGES);
        return pages.flatMap((page) => mixedContent(page, 'passive').map((resource) => ({
            location: { url: page.request.url },
            evidence: `${resource.kind} loaded from ${shorten(resource.url)}`,
            key: resource.url.split('?')[0] ?? '',
        })));
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/content/private-ip.js




const contentPrivateIp = defineCheck({
    meta: {
        id: 'content.private-ip',
        title: 'Private IP address is disclosed',
        severity: 'low',
        confidence: 'firm',
        cwe: ['CWE-497'],
        requirements: { pci: ['1.4.5'] },
        scanTypes: ['standard', 'compliance'],
        localSeverity: 'info',
        what: 'A header, page or script names an address of the internal network (RFC 1918).',
        why: 'It tells an attacker how the network behind the site is laid out, and gives targets for request forgery.',
        proof: 'An address of 10/8, 172.16/12 or 192.168/16 stands in a header, a URL, a comment, with a port, or after a word for a machine. Versions, network ranges, explained examples and the address of the target itself are left out.',
        fix: 'Use names instead of addresses in pages and scripts; remove or rewrite headers of the back end at the proxy.',
        references: ['https://www.rfc-editor.org/rfc/rfc1918', 'https://cwe.mitre.org/data/definitions/497.html'],
    },
    needs: ['crawl'],
    evaluate({ crawl }, { target }) {
        const answers = [...allAnswers(crawl), ...(crawl.errorPages ?? []), ...(crawl.redirects ?? [])];
        return answers.flatMap((exchange) => (0,exchange_findings/* exchangeFindingsOf */.H)(exchange)
            .privateAddresses.filter(({ address }) => address !== target.host)
            .map(({ address, where, context }) => ({
            location: {
                url: exchange.request.url,
                ...(where.startsWith('header ') ? { parameter: where.slice(7) } : {}),
            },
            evidence: `${address} in the ${where.startsWith('header') ? 'header' : 'body'}: ${shorten(context, 160)}`,
            key: address,
        })));
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/content/secret.js




const contentSecret = defineCheck({
    meta: {
        id: 'content.secret',
        title: 'Secret key is readable in a page or script',
        severity: 'high',
        confidence: 'firm',
        cwe: ['CWE-798'],
        requirements: { pci: ['8.3.2'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A page or script of the site holds what looks like a live key: of a cloud provider, a payment service, a code host, a database, or a private key.',
        why: 'Everyone who visits the site can copy the key and use the service in your name. Crawlers collect such keys within hours.',
        proof: 'The text has the exact format of a known kind of key, enough entropy, and a right checksum where the format has one (GitHub, npm). Placeholders, examples of manuals, and keys that are meant to be public (pk_live_, Maps) are left out. The value is masked here.',
        fix: 'Revoke the key now and make a new one; keep it on the server and let the page ask your own back end. Removing it from the page alone does not help: it was public.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/05-Review_Web_Page_Content_for_Information_Leakage',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        const maps = crawl.sourceMaps?.map(({ exchange }) => exchange) ?? [];
        return [...allAnswers(crawl), ...maps].flatMap((exchange) => (0,exchange_findings/* exchangeFindingsOf */.H)(exchange).secrets.map(({ format, secret, line }) => ({
            location: { url: exchange.request.url },
            title: `${format.name.charAt(0).toUpperCase()}${format.name.slice(1)} is readable in a page or script`,
            evidence: `${format.name} ${format.name === 'private key' ? '(block left out)' : (0,mask/* mask */.d)(secret)} in line ${line}`,
            key: `${format.name} ${(0,mask/* mask */.d)(secret)} ${secret.length}`,
            severity: format.severity,
            confidence: format.confidence,
        })));
    },
});

;// CONCATENATED MODULE: ./build/engine/facts/leaks/source-map.js
/**
 * Reads a source map (ECMA-426). A map longer than what was kept of the answer is judged by its shape.
 *
 * @returns null when the text is no source map
 */
function parseSourceMap(text, isTruncated) {
    const plain = text.replace(/^\)\]\}'?[^\n]{0,80}\n/, '').trimStart();
    if (!plain.startsWith('{'))
        return null;
    if (isTruncated) {
        if (!/"version"\s*:\s*3\b/.test(plain) || !/"mappings"\s*:\s*"|"sourcesContent"\s*:\s*\[/.test(plain))
            return null;
        const names = /"sources"\s*:\s*\[([^\]]{0,20000})/.exec(plain)?.[1] ?? '';
        const sources = [...names.matchAll(/"((?:[^"\\]|\\.){1,500})"/g)].slice(0, 200).map((match) => match[1] ?? '');
        return { sources, hasContent: /"sourcesContent"\s*:\s*\[\s*"(?:[^"\\]|\\.){10}/.test(plain) };
    }
    let map;
    try {
        map = JSON.parse(plain);
    }
    catch {
        return null;
    }
    if (typeof map !== 'object' || map === null || !('version' in map) || map.version !== 3)
        return null;
    if (!('mappings' in map) && !('sections' in map))
        return null;
    const sources = 'sources' in map && Array.isArray(map.sources) ? map.sources : [];
    const contents = 'sourcesContent' in map && Array.isArray(map.sourcesContent) ? map.sourcesContent : [];
    return {
        sources: sources.filter((source) => typeof source === 'string').slice(0, 200),
        hasContent: contents.some((content) => typeof content === 'string' && content.trim().length > 0),
    };
}

;// CONCATENATED MODULE: ./build/engine/checks/content/sourcemap.js



const contentSourcemap = defineCheck({
    meta: {
        id: 'content.sourcemap',
        title: 'Source map with the original source is public',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-540'],
        requirements: { asvs: ['13.4.7'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A script of the site has a source map that carries the original, commented source of the front end.',
        why: 'It shows an attacker names, comments, internal addresses and code that the build would have hidden, and speeds up the search for flaws.',
        proof: 'The map that a script of the site names (or that lies beside a bundled script) was fetched, is a source map of version 3 and has text in sourcesContent. A map without content is not reported.',
        fix: 'Do not deploy *.map files, or serve them to your error tracker only; build with hidden source maps.',
        snippets: {
            nginx: 'location ~ \\.map$ { return 404; }',
            apache: '<FilesMatch "\\.map$">\n  Require all denied\n</FilesMatch>',
            nextjs: 'module.exports = { productionBrowserSourceMaps: false };',
        },
        references: ['https://tc39.es/ecma426/', 'https://developer.mozilla.org/docs/Glossary/Source_map'],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        if (crawl.resources.length === 0)
            return notApplicable('no script of the site itself was read');
        return (crawl.sourceMaps ?? []).flatMap(({ script, exchange }) => {
            const { response, request } = exchange;
            const map = response.status === 200 ? parseSourceMap(response.text, response.truncated) : null;
            if (map === null || !map.hasContent)
                return [];
            const own = map.sources.filter((source) => !source.includes('node_modules'));
            const shown = (own.length > 0 ? own : map.sources).slice(0, 3).map((source) => shorten(source, 80));
            return {
                location: { url: request.url },
                evidence: `Source map of ${shorten(new URL(script).pathname, 120)} with the text of ${map.sources.length} files, for example ${shown.join(', ')}`,
                // Hashed file names change with every build.
                key: new URL(request.url).pathname.replace(/[._-][0-9a-zA-Z_-]{8,}(?=\.)/g, ''),
            };
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/content/sri-missing.js





const VALID_INTEGRITY = /(?:^|\s)sha(?:256-[A-Za-z0-9+/_-]{43}=?|384-[A-Za-z0-9+/_-]{64}|512-[A-Za-z0-9+/_-]{86}(?:==)?)(?:\?\S*)?(?:\s|$)/;
/** Answers differ from visitor to visitor by design, so no hash can be pinned. */
const PERSONAL_STYLESHEET = /^https?:\/\/fonts\.(?:googleapis|bunny)\.(?:com|net)\//;
const contentSriMissing = defineCheck({
    meta: {
        id: 'content.sri-missing',
        title: 'Script or style sheet of another site is loaded without integrity',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-353'],
        requirements: { asvs: ['3.6.1'], pci: ['6.4.3'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The page loads a script or style sheet from a host that belongs to somebody else, and does not say by a hash which content it expects.',
        why: 'Whoever takes over that host, or an account on it, runs code in your pages. With Subresource Integrity the browser refuses a changed file.',
        proof: 'The HTML is parsed; a script or style sheet whose host has another registrable domain needs an integrity attribute with a SHA-256, SHA-384 or SHA-512 hash. Style sheets that differ per visitor (Google Fonts) are left out.',
        fix: 'Host the file yourself, or pin a version and add integrity="sha384-…" with crossorigin="anonymous".',
        references: ['https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity', 'https://www.w3.org/TR/SRI/'],
    },
    needs: ['crawl'],
    evaluate({ crawl }, { target }) {
        const pages = htmlPages(crawl);
        if (pages.length === 0)
            return notApplicable(NO_PAGES);
        return pages.flatMap((page) => {
            const document = (0,html_document/* documentOf */.lM)(page);
            if (document === null)
                return [];
            const files = [
                ...document.scripts.map(({ url, integrity }) => ({ url, integrity, tag: 'script' })),
                ...document.stylesheets
                    .filter(({ url }) => !PERSONAL_STYLESHEET.test(url))
                    .map(({ url, integrity }) => ({ url, integrity, tag: 'link' })),
            ];
            return files.flatMap(({ url, integrity, tag }) => {
                if (url === null || !isThirdParty(url, target) || VALID_INTEGRITY.test(integrity))
                    return [];
                const state = integrity === '' ? 'without integrity' : `with an integrity that browsers ignore: ${shorten(integrity, 80)}`;
                return {
                    location: { url: page.request.url },
                    evidence: `<${tag}> of ${shorten(url)} ${state}`,
                    key: url.split('?')[0] ?? url,
                };
            });
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/content/stack-trace.js



const contentStackTrace = defineCheck({
    meta: {
        id: 'content.stack-trace',
        title: 'Stack trace or database error is shown to visitors',
        severity: 'medium',
        confidence: 'firm',
        cwe: ['CWE-209'],
        requirements: { asvs: ['16.5.1'], pci: ['6.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'An answer of the site holds a stack trace or the raw error of a database.',
        why: 'It tells an attacker paths, versions, class names and queries, and which input breaks the code.',
        proof: 'The text a visitor sees, or a comment, has the shape of a trace of a known runtime (several frames, or file and line) or a literal error of a database. Asked for are the pages of the crawl, one random path and one path that cannot be decoded. Listings, quotations and pages that explain errors are left out unless the answer is an error itself.',
        fix: 'Log errors on the server and show a plain page; switch off the display of errors in production.',
        snippets: {
            nginx: 'proxy_intercept_errors on;\nerror_page 500 502 503 504 /50x.html;',
            express: "app.use((err, req, res, next) => { log.error(err); res.status(500).send('Something went wrong'); });",
        },
        references: [
            'https://owasp.org/www-community/Improper_Error_Handling',
            'https://cheatsheetseries.owasp.org/cheatsheets/Error_Handling_Cheat_Sheet.html',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        return [...allAnswers(crawl), ...(crawl.errorPages ?? [])].flatMap((exchange) => (0,exchange_findings/* exchangeFindingsOf */.H)(exchange).traces.map(({ kind, excerpt }) => ({
            location: { url: exchange.request.url },
            title: `${kind} is shown to visitors`,
            evidence: `Status ${exchange.response.status}: ${excerpt}`,
            key: kind,
        })));
    },
});

;// CONCATENATED MODULE: ./build/engine/facts/cookie-draft.js
/** A draft about one cookie: the same cookie on many pages is one finding. */
function cookieDraft(observed, fault, more = {}) {
    const { cookie, url, shown } = observed;
    return {
        key: cookie.name,
        location: { url, method: 'GET', parameter: cookie.name },
        evidence: `${shown}\n${fault}`,
        ...more,
    };
}

;// CONCATENATED MODULE: ./build/engine/facts/cookie-snippets.js
/** How a session cookie is set well, for the documentation pages of the cookie checks. */
const COOKIE_SNIPPETS = {
    nginx: 'proxy_cookie_flags ~ secure httponly samesite=lax;',
    apache: 'Header always edit Set-Cookie ^(.*)$ "$1; Secure; HttpOnly; SameSite=Lax"',
    express: "app.use(session({\n  name: '__Host-sid',\n  cookie: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },\n}));",
    nextjs: "cookies().set('__Host-sid', token, { secure: true, httpOnly: true, sameSite: 'lax', path: '/' });",
    caddy: 'header >Set-Cookie (.*) "$1; Secure; HttpOnly; SameSite=Lax"',
};
const COOKIE_REFERENCES = [
    'https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis',
    'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#cookies',
    'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie',
];

;// CONCATENATED MODULE: ./build/engine/checks/cookie/loose-domain.js






const cookieLooseDomain = defineCheck({
    meta: {
        id: 'cookie.loose-domain',
        title: 'A cookie is shared with sibling hosts',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-565'],
        requirements: { asvs: ['3.3.3'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A cookie names a parent domain of the host in its Domain attribute, so that every host below that domain receives it and can set it.',
        why: 'A weak or taken-over sibling (a forgotten test system, a hosted help page) reads the session of the main site or plants a cookie there.',
        proof: 'The Domain of each Set-Cookie is compared with the host of the target. Only a real parent that is not a public suffix counts; the host itself does not. Cookies that carry no session are reported as info.',
        fix: 'Leave Domain out: the cookie then belongs to this host alone. Use the prefix __Host- to make browsers insist on it.',
        snippets: COOKIE_SNIPPETS,
        references: COOKIE_REFERENCES,
    },
    needs: ['landing', 'crawl'],
    evaluate({ landing, crawl }, { target }) {
        if (target.isIpAddress || !target.host.includes('.'))
            return notApplicable('the host has no parent domain');
        return observedCookies(landing, crawl).flatMap((observed) => faultOf(observed, target.host));
    },
});
function faultOf(observed, host) {
    const { cookie } = observed;
    const { domain } = cookie;
    if (domain === null || domain === host || !host.endsWith(`.${domain}`))
        return [];
    // A browser refuses a cookie for a whole public suffix.
    if ((0,cjs/* getPublicSuffix */.pj)(domain, { allowPrivateDomains: true }) === domain)
        return [];
    const matters = isSessionLike(cookie.name, cookie.value) || isCsrfLike(cookie.name);
    return [
        cookieDraft(observed, `Domain=${domain} covers every host below it.`, { severity: matters ? 'low' : 'info' }),
    ];
}

;// CONCATENATED MODULE: ./build/engine/checks/cookie/no-httponly.js





const cookieNoHttponly = defineCheck({
    meta: {
        id: 'cookie.no-httponly',
        title: 'A session cookie can be read by scripts',
        severity: 'medium',
        confidence: 'firm',
        cwe: ['CWE-1004'],
        requirements: { asvs: ['3.3.4'], pci: ['6.2.4'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'A cookie whose name or value says that it carries a session is set without HttpOnly.',
        why: 'One cross-site scripting hole is then enough to take the session away and use it elsewhere.',
        proof: 'Session cookies are told by the names that frameworks use, by words such as "session", "auth" and "token" in the name, and by values that are JSON Web Tokens. Anti-forgery cookies, which scripts must read, and others are not reported.',
        fix: 'Add HttpOnly to every cookie that scripts of the page do not need to read.',
        snippets: COOKIE_SNIPPETS,
        references: COOKIE_REFERENCES,
    },
    needs: ['landing', 'crawl'],
    evaluate({ landing, crawl }) {
        return observedCookies(landing, crawl)
            .filter(({ cookie }) => !cookie.httpOnly && !isCsrfLike(cookie.name) && isSessionLike(cookie.name, cookie.value))
            .map((observed) => cookieDraft(observed, 'HttpOnly is missing.'));
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/cookie/no-secure.js





const cookieNoSecure = defineCheck({
    meta: {
        id: 'cookie.no-secure',
        title: 'A cookie is set without Secure',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-614'],
        requirements: { asvs: ['3.3.1'], pci: ['6.2.4'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The HTTPS site sets a cookie without the Secure attribute; for a session cookie the finding is medium.',
        why: 'Browsers send the cookie over plain HTTP too, where whoever sits on the path reads it. One link to http:// on any page is enough to make them do so.',
        proof: 'Every Set-Cookie of the pages that were visited and of the redirects before them is parsed as browsers do. Cookies that only delete and those of load balancers are left out, and a site without HTTPS is judged by http.no-https instead.',
        fix: 'Add Secure to every cookie. A name that begins with __Host- makes browsers insist on it.',
        snippets: COOKIE_SNIPPETS,
        references: COOKIE_REFERENCES,
    },
    needs: ['landing', 'crawl'],
    evaluate({ landing, crawl }, { target }) {
        if (target.scheme === 'http')
            return notApplicable('the target speaks plain HTTP, where Secure cookies cannot be set');
        return observedCookies(landing, crawl)
            .filter(({ cookie }) => !cookie.secure)
            .map((observed) => {
            const isSession = isSessionLike(observed.cookie.name, observed.cookie.value);
            return cookieDraft(observed, 'Secure is missing.', {
                severity: isSession ? 'medium' : 'low',
                title: isSession ? 'A session cookie is set without Secure' : 'A cookie is set without Secure',
            });
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/cookie/prefix.js





const cookiePrefix = defineCheck({
    meta: {
        id: 'cookie.prefix',
        title: 'A cookie breaks the rules of its name prefix',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-565'],
        requirements: { asvs: ['3.3.3'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A cookie is named __Host-, __Secure-, __Http- or __Host-Http- but lacks what the prefix promises, so that browsers do not store it.',
        why: 'Sign-in or protection against forgery that relies on the cookie does not work in current browsers, and in old ones the promised protection is missing.',
        proof: 'The prefixes are compared without regard to case as browsers do: __Secure- needs Secure; __Host- needs Secure, Path=/ and no Domain; the Http forms need HttpOnly too.',
        fix: 'Set the cookie with Secure and, for __Host-, with Path=/ and without Domain.',
        snippets: COOKIE_SNIPPETS,
        references: [
            ...COOKIE_REFERENCES,
            'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Cookies#cookie_prefixes',
        ],
    },
    needs: ['landing', 'crawl'],
    evaluate({ landing, crawl }) {
        return observedCookies(landing, crawl).flatMap((observed) => {
            const faults = prefixFaults(observed.cookie);
            return faults.length === 0 ? [] : [cookieDraft(observed, `${faults.join(', ')}.`)];
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/cookie/samesite.js




const cookieSamesite = defineCheck({
    meta: {
        id: 'cookie.samesite',
        title: 'A cookie has no valid SameSite',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-1275'],
        requirements: { asvs: ['3.3.2'], pci: ['6.2.4'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'A cookie is set without SameSite, with a value that browsers do not know, or with None but without Secure.',
        why: 'Not every browser takes Lax by default: without SameSite other sites can make requests in the name of a signed-in visitor. A cookie with None and without Secure is dropped, and what depends on it fails.',
        proof: 'Every Set-Cookie of the pages that were visited is parsed as browsers do: the last SameSite counts, case is ignored, Strict, Lax and None are the only values.',
        fix: 'Add SameSite=Lax, or Strict where no link from outside needs the cookie; None only together with Secure and only for cookies that other sites need.',
        snippets: COOKIE_SNIPPETS,
        references: COOKIE_REFERENCES,
    },
    needs: ['landing', 'crawl'],
    evaluate({ landing, crawl }) {
        return observedCookies(landing, crawl).flatMap((observed) => {
            const fault = samesite_faultOf(observed.cookie);
            return fault === null ? [] : [cookieDraft(observed, fault)];
        });
    },
});
function samesite_faultOf(cookie) {
    if (cookie.sameSite === 'missing')
        return 'SameSite is missing.';
    if (cookie.sameSite === 'invalid')
        return `SameSite=${(cookie.sameSiteText ?? '').slice(0, 40)} is not a valid value.`;
    if (cookie.sameSite === 'none' && !cookie.secure)
        return 'SameSite=None without Secure: browsers drop the cookie.';
    return null;
}

;// CONCATENATED MODULE: ./build/engine/facts/redirect.js

/** Where a redirect points, without fragment; null for any other answer. */
function redirectTarget({ request, response }) {
    if (![301, 302, 303, 307, 308].includes(response.status))
        return null;
    const location = (0,http/* headerValues */.UE)(response.headers, 'location')[0];
    const url = location === undefined ? null : URL.parse(location.trim(), request.url);
    if (url === null)
        return null;
    url.hash = '';
    return url;
}

;// CONCATENATED MODULE: ./build/engine/facts/session-in-url.js

const PARAMETERS = /^(?:jsessionid|phpsessid|aspsessionid\w*|asp\.net_sessionid|cfid|cftoken|sid|ssid|sess|sessid|session|sessionid|session_id|session_token|sessiontoken|access_token|auth_token|authtoken|id_token|jwt)$/i;
/** A session id in a path parameter (`;jsessionid=`), a query parameter or an ASP.NET cookieless segment; null when there is none. */
function sessionInUrl(url) {
    // Pages may hold tens of thousands of links: parse only those that can be one.
    if (!/sid|sess|cfid|cftoken|token|jwt|\([AFSX]\(/i.test(url))
        return null;
    const parsed = URL.parse(url);
    if (parsed === null)
        return null;
    const path = /;([\w.]+)=([^;/?#]+)/.exec(parsed.pathname);
    if (path !== null && PARAMETERS.test(path[1] ?? '') && isSecret(path[2] ?? '')) {
        return { parameter: path[1] ?? '', shown: url.replace(path[2] ?? '', (0,mask/* mask */.d)(path[2] ?? '')) };
    }
    const cookieless = /\/\((?:[AFSX]\([\w-]{16,}\))+\)\//.exec(parsed.pathname);
    if (cookieless !== null)
        return { parameter: 'cookieless session', shown: url.replace(cookieless[0], '/(S(…))/') };
    for (const [name, value] of parsed.searchParams) {
        if (PARAMETERS.test(name) && isSecret(value))
            return { parameter: name, shown: url.replace(value, (0,mask/* mask */.d)(value)) };
    }
    return null;
}
/** Long and mixed enough to be an id and not a page number or a word. */
function isSecret(value) {
    if (value.length < 16 || value.length > 4_096)
        return false;
    return /\d/.test(value) && /[a-z]/i.test(value) ? new Set(value).size >= 8 : /^\d{20,}$/.test(value);
}

;// CONCATENATED MODULE: ./build/engine/checks/cookie/session-in-url.js





const cookieSessionInUrl = defineCheck({
    meta: {
        id: 'cookie.session-in-url',
        title: 'A session id stands in a URL',
        severity: 'medium',
        confidence: 'firm',
        cwe: ['CWE-598'],
        requirements: { pci: ['6.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A redirect, link or form of the site carries what looks like a session id or access token in its address.',
        why: 'Addresses end up in logs, browser histories, bookmarks and the Referer header; whoever reads one there takes over the session.',
        proof: 'Redirects, links and form targets on the own host are searched for parameters with names of session ids (jsessionid, phpsessid, sid, access_token …) whose value is long and random enough, and for the cookieless sessions of ASP.NET. The id is masked.',
        fix: 'Carry the session in a cookie only and switch URL rewriting off in the framework.',
        snippets: COOKIE_SNIPPETS,
        references: [
            'https://owasp.org/www-community/vulnerabilities/Information_exposure_through_query_strings_in_url',
            'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html',
        ],
    },
    needs: ['landing', 'crawl'],
    evaluate({ landing, crawl }, { target }) {
        const seen = [];
        for (const exchange of landing.chain) {
            const next = redirectTarget(exchange);
            if (next !== null)
                seen.push({ page: exchange.request.url, url: next.href });
        }
        for (const { url, exchange } of crawl.pages) {
            const document = (0,html_document/* documentOf */.lM)(exchange);
            seen.push({ page: url, url });
            for (const link of document?.links ?? [])
                seen.push({ page: url, url: link.url });
            for (const form of document?.forms ?? [])
                seen.push({ page: url, url: form.action });
        }
        return seen.flatMap(({ page, url }) => draftOf(page, url, target.host));
    },
});
function draftOf(page, url, host) {
    // What another site puts into its own addresses is not this site's fault.
    if (URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') !== host)
        return [];
    const found = sessionInUrl(url);
    if (found === null)
        return [];
    const isOwn = url === page;
    return [
        {
            key: found.parameter.toLowerCase(),
            location: { url: isOwn ? found.shown : page, method: 'GET', parameter: found.parameter },
            evidence: found.shown,
        },
    ];
}

;// CONCATENATED MODULE: ./build/engine/facts/cors-snippets.js
const CORS_SNIPPETS = {
    nginx: 'map $http_origin $cors_origin {\n  default "";\n  "https://app.example.com" $http_origin;\n}\nadd_header Access-Control-Allow-Origin $cors_origin always;\nadd_header Vary Origin always;',
    apache: 'SetEnvIf Origin "^https://app\\.example\\.com$" CORS_ORIGIN=$0\nHeader always set Access-Control-Allow-Origin %{CORS_ORIGIN}e env=CORS_ORIGIN\nHeader always append Vary Origin',
    express: "app.use(cors({ origin: ['https://app.example.com'], credentials: true }));",
};
const CORS_REFERENCES = [
    'https://fetch.spec.whatwg.org/#http-cors-protocol',
    'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS',
    'https://portswigger.net/research/exploiting-cors-misconfigurations-for-bitcoins-and-bounties',
];

;// CONCATENATED MODULE: ./build/engine/facts/cors-verdict.js

/** Probes whose origin the site lets read the answer (Fetch, "CORS check"). `*` lets everybody read, but never with cookies. */
function corsGrants(probes) {
    return probes.flatMap((probe) => {
        if (!(0,http/* answered */.oQ)(probe.attempt))
            return [];
        const { headers } = probe.attempt.response;
        const origins = (0,http/* headerValues */.UE)(headers, 'access-control-allow-origin');
        // Two values or a list never match (Fetch compares the whole value byte by byte).
        if (origins.length !== 1 || origins[0] !== probe.origin)
            return [];
        const credentials = (0,http/* headerValues */.UE)(headers, 'access-control-allow-credentials');
        const withCredentials = credentials.length === 1 && credentials[0] === 'true';
        const { url } = probe.attempt.request;
        const lines = [`Origin: ${probe.origin}`, `Access-Control-Allow-Origin: ${origins[0]}`];
        if (withCredentials)
            lines.push('Access-Control-Allow-Credentials: true');
        return [{ probe, url, withCredentials, shown: lines.join('\n') }];
    });
}

;// CONCATENATED MODULE: ./build/engine/checks/cors/null-origin.js



const corsNullOrigin = defineCheck({
    meta: {
        id: 'cors.null-origin',
        title: 'The origin null may read answers with the cookies of a visitor',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-942'],
        requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The server answers Origin: null with Access-Control-Allow-Origin: null and allows credentials.',
        why: 'Any site can send requests with that origin from a sandboxed frame, so that allowing null is the same as allowing everybody.',
        proof: 'The start page is asked with Origin: null. Where every origin is repeated anyway, only cors.reflect-credentials is reported.',
        fix: 'Take null out of the list of allowed origins; test pages from files with a local server instead.',
        snippets: CORS_SNIPPETS,
        references: CORS_REFERENCES,
    },
    needs: ['cors'],
    evaluate({ cors }) {
        const grants = corsGrants(cors.probes).filter(({ withCredentials }) => withCredentials);
        const open = new Set(grants.filter(({ probe }) => probe.kind === 'arbitrary').map(({ url }) => url));
        return grants
            .filter(({ probe, url }) => probe.kind === 'null' && !open.has(url))
            .map(({ url, shown }) => ({
            key: 'null',
            location: { url, method: 'GET', parameter: 'Origin' },
            evidence: shown,
        }));
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/cors/reflect-credentials.js



const corsReflectCredentials = defineCheck({
    meta: {
        id: 'cors.reflect-credentials',
        title: 'Any site may read answers with the cookies of a visitor',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-942'],
        requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The server repeats whatever Origin it is asked from in Access-Control-Allow-Origin and allows credentials.',
        why: 'Every page that a signed-in visitor opens can read his data from this site, tokens against forgery included, and act in his name.',
        proof: 'The start page is asked with a random Origin under .example, which nobody can own. The finding needs the very same origin in the answer and Access-Control-Allow-Credentials: true; a wildcard, which browsers do not combine with cookies, is not reported.',
        fix: 'Compare the Origin with a fixed list and send Access-Control-Allow-Origin only for members; send Vary: Origin with it.',
        snippets: CORS_SNIPPETS,
        references: CORS_REFERENCES,
    },
    needs: ['cors'],
    evaluate({ cors }) {
        return corsGrants(cors.probes)
            .filter(({ probe, withCredentials }) => probe.kind === 'arbitrary' && withCredentials)
            .map(({ url, shown }) => ({
            key: 'reflected',
            location: { url, method: 'GET', parameter: 'Origin' },
            evidence: shown,
        }));
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/cors/weak-match.js



const corsWeakMatch = defineCheck({
    meta: {
        id: 'cors.weak-match',
        title: 'The check of the origin can be fooled',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-942'],
        requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The server refuses a foreign origin but accepts one that only begins or ends like its own, or its own name under plain HTTP.',
        why: 'An attacker registers a name that fits (yoursite.com.evil.example, evilyoursite.com), or changes an HTTP page on the way, and reads answers from there.',
        proof: 'The start page is asked with origins that begin with the own one, that end with the own host, and with the own host under http. Reported only where a wholly foreign origin is not accepted. Without credentials the finding is low.',
        fix: 'Compare the whole origin, scheme and port included, with a fixed list; do not use prefixes, suffixes or regular expressions without anchors.',
        snippets: CORS_SNIPPETS,
        references: CORS_REFERENCES,
    },
    needs: ['cors'],
    evaluate({ cors }) {
        const grants = corsGrants(cors.probes);
        const open = new Set(grants.filter(({ probe }) => probe.kind === 'arbitrary').map(({ url }) => url));
        return grants
            .filter(({ probe, url }) => WEAK.has(probe.kind) && !open.has(url))
            .map(({ probe, url, shown, withCredentials }) => ({
            key: probe.kind,
            severity: withCredentials ? 'medium' : 'low',
            location: { url, method: 'GET', parameter: 'Origin' },
            evidence: shown,
        }));
    },
});
const WEAK = new Set(['prefix', 'suffix', 'http-scheme', 'subdomain']);

// EXTERNAL MODULE: ./node_modules/csp_evaluator/dist/evaluator.js
var evaluator = __webpack_require__(67520);
// EXTERNAL MODULE: ./node_modules/csp_evaluator/dist/csp.js
var csp = __webpack_require__(24471);
// EXTERNAL MODULE: ./node_modules/csp_evaluator/dist/finding.js
var dist_finding = __webpack_require__(40208);
;// CONCATENATED MODULE: ./build/engine/facts/csp/script-sources.js
const NONCE = /^'nonce-[A-Za-z0-9+/_-]+={0,2}'$/i;
const HASH = /^'sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}'$/i;
/** Values of the first of these directives that the policy has, or null: then the policy does not restrict the matter. */
function effectiveValues(policy, fallbacks) {
    for (const name of fallbacks) {
        const values = policy.directives.get(name);
        if (values !== undefined)
            return values;
    }
    return null;
}
/** Sources of script elements; null when the policy lets any script run. */
function scriptSources(policy) {
    return effectiveValues(policy, ['script-src-elem', 'script-src', 'default-src']);
}
function restrictsScripts(policy) {
    return scriptSources(policy) !== null || sandboxesScripts(policy);
}
/** `sandbox` without `allow-scripts` stops every script. */
function sandboxesScripts(policy) {
    const sandbox = policy.directives.get('sandbox');
    return sandbox?.every((word) => word.toLowerCase() !== 'allow-scripts') === true;
}
function hasNonceOrHash(values) {
    return values.some((value) => NONCE.test(value) || HASH.test(value));
}
function hasKeyword(values, keyword) {
    return values.some((value) => value.toLowerCase() === `'${keyword}'`);
}
/** Nonces in a policy, without quotes. */
function noncesOf(policy) {
    return [...policy.directives.values()]
        .flat()
        .map((value) => /^'nonce-([^']+)'$/i.exec(value)?.[1])
        .filter((nonce) => nonce !== undefined);
}

;// CONCATENATED MODULE: ./build/engine/facts/csp/evaluate.js




const FAULTS = new Map([
    [dist_finding.Type.SCRIPT_UNSAFE_INLINE, 'unsafe-inline'],
    [dist_finding.Type.SCRIPT_UNSAFE_EVAL, 'unsafe-eval'],
    [dist_finding.Type.PLAIN_URL_SCHEMES, 'broad-source'],
    [dist_finding.Type.PLAIN_WILDCARD, 'broad-source'],
    [dist_finding.Type.IP_SOURCE, 'ip-source'],
    [dist_finding.Type.SCRIPT_ALLOWLIST_BYPASS, 'allowlist-bypass'],
    [dist_finding.Type.UNKNOWN_DIRECTIVE, 'unknown-directive'],
    [dist_finding.Type.MISSING_SEMICOLON, 'missing-semicolon'],
    [dist_finding.Type.INVALID_KEYWORD, 'invalid-keyword'],
]);
/** Words that the evaluator's release does not know yet. */
const NEWER_DIRECTIVES = new Set(['fenced-frame-src']);
const NEWER_KEYWORDS = /^'(?:trusted-types-eval|report-sha(?:256|384|512)|unsafe-webtransport-hashes|unsafe-allow-redirects)'$/i;
/** What csp_evaluator says of one policy as a CSP 3 browser reads it. */
function evaluatePolicy(policy) {
    const directives = {};
    for (const [name, values] of policy.directives) {
        // The evaluator keeps directives in a plain object: a name such as __proto__ must not reach it.
        if (/^[a-z][a-z0-9-]*$/.test(name))
            directives[name] = [...new Set(values.map(normalizeValue))];
    }
    const found = [];
    for (const [directive, values] of Object.entries(directives)) {
        // The evaluator throws at a value that is no URL, so that one such word would hide all other faults.
        for (const value of values.filter((one) => !canBeHost(one))) {
            found.push({ fault: 'invalid-keyword', directive, value, detail: 'it is neither a keyword nor a source' });
        }
        directives[directive] = values.filter(canBeHost);
    }
    for (const finding of new evaluator.CspEvaluator(new csp.Csp(directives), csp.Version.CSP3).evaluate()) {
        const fault = FAULTS.get(finding.type);
        const value = finding.value ?? '';
        if (fault === undefined || isKnownSince(fault, finding.directive, value))
            continue;
        // Below "high" the evaluator only asks to have a look at the host.
        if (fault === 'allowlist-bypass' && finding.severity !== dist_finding.Severity.HIGH)
            continue;
        found.push({ fault, directive: finding.directive, value, detail: finding.description });
    }
    return found;
}
/**
 * Faults that stand although every policy of the page is enforced: a policy that forbids it heals the fault of another.
 * @returns findings of the first policy that has the fault
 */
function faultsInForce(policies, fault) {
    const scripting = policies.filter(restrictsScripts);
    const found = scripting.map((policy) => sandboxesScripts(policy) ? [] : evaluatePolicy(policy).filter((finding) => finding.fault === fault));
    return found.every((findings) => findings.length > 0) ? (found[0] ?? []) : [];
}
/** CSP keywords and schemes compare without regard to case; a hash or nonce that is none is no longer one. */
function normalizeValue(value) {
    const lower = value.toLowerCase();
    if (/^'(?:nonce|sha(?:256|384|512))-/.test(lower))
        return hasNonceOrHash([value]) ? toStandardBase64(value) : value;
    return /^'[a-z0-9-]+'$/.test(lower) || /^[a-z][a-z0-9+.-]*:$/.test(lower) ? lower : value;
}
/** The evaluator knows only the standard base64 alphabet; CSP 3 allows the URL-safe one too. */
function toStandardBase64(value) {
    const dash = value.indexOf('-') + 1;
    return value.slice(0, dash).toLowerCase() + value.slice(dash).replaceAll('-', '+').replaceAll('_', '/');
}
function canBeHost(value) {
    const host = value
        .replace(/^\w[+\w.-]*:\/\//, '')
        .replace(/^\/\//, '')
        .replace(':*', '')
        .replace('*', 'wildcard');
    return URL.canParse(`https://${host}`);
}
function isKnownSince(fault, directive, value) {
    if (fault === 'unknown-directive')
        return NEWER_DIRECTIVES.has(directive);
    return fault === 'invalid-keyword' && NEWER_KEYWORDS.test(value);
}

;// CONCATENATED MODULE: ./build/engine/facts/csp/policies.js


const TEXT_MAX = 32_768;
const POLICIES_MAX = 20;
const DIRECTIVES_MAX = 100;
const VALUES_MAX = 500;
const NOT_IN_META = new Set(['frame-ancestors', 'report-uri', 'sandbox']);
/** @param values header fields or contents of meta elements; each may hold several policies, separated by commas */
function parsePolicies(values, source) {
    return values
        .flatMap((value) => value.slice(0, TEXT_MAX).split(','))
        .slice(0, POLICIES_MAX)
        .map((text) => parsePolicy(text.trim(), source))
        .filter((policy) => policy.directives.size > 0 || policy.ignoredInMeta.length > 0);
}
function enforcedPolicies(exchange) {
    const metas = (0,html_document/* documentOf */.lM)(exchange)?.metas ?? [];
    const contents = metas
        .filter(({ httpEquiv }) => httpEquiv === 'content-security-policy')
        .map(({ content }) => content);
    return [
        ...parsePolicies((0,http/* headerValues */.UE)(exchange.response.headers, 'content-security-policy'), 'header'),
        ...parsePolicies(contents, 'meta'),
    ];
}
/** Policies that only report. A browser ignores them in a meta element. */
function reportOnlyPolicies(exchange) {
    return parsePolicies((0,http/* headerValues */.UE)(exchange.response.headers, 'content-security-policy-report-only'), 'header');
}
function parsePolicy(text, source) {
    const directives = new Map();
    const repeated = new Set();
    const ignoredInMeta = new Set();
    for (const token of text.split(';')) {
        const [name, ...values] = token.split(/[\t\n\f\r ]+/).filter((word) => word !== '');
        if (name === undefined || directives.size >= DIRECTIVES_MAX)
            continue;
        const directive = name.toLowerCase();
        if (source === 'meta' && NOT_IN_META.has(directive))
            ignoredInMeta.add(directive);
        else if (directives.has(directive))
            repeated.add(directive);
        else
            directives.set(directive, values.slice(0, VALUES_MAX));
    }
    return { source, text, directives, repeated: [...repeated], ignoredInMeta: [...ignoredInMeta] };
}

;// CONCATENATED MODULE: ./build/engine/facts/csp/pages.js




/** Judges every HTML page that enforces a policy; pages without one are the matter of csp.missing. */
function judgeCspPages(crawl, judge) {
    const pages = htmlPages(crawl);
    if (pages.length === 0)
        return notApplicable(NO_PAGES);
    const judged = pages
        .map((page) => ({ page, policies: enforcedPolicies(page) }))
        .filter(({ policies }) => policies.length > 0);
    if (judged.length === 0)
        return notApplicable('no page enforces a Content-Security-Policy');
    return judged.flatMap(({ page, policies }) => judge(policies, page).map(({ detail, ...draft }) => ({
        ...draft,
        location: { url: page.request.url, method: page.request.method, parameter: 'Content-Security-Policy' },
        evidence: `${policies.map(showPolicy).join('\n')}\n${detail}`,
    })));
}
function showPolicy(policy) {
    const place = policy.source === 'meta' ? 'Content-Security-Policy (meta)' : 'Content-Security-Policy';
    // A nonce is new in every answer; the finding must not be.
    const text = policy.text.replace(/'nonce-[^']*'/gi, "'nonce-…'");
    return `${place}: ${shorten(text, 800)}`;
}

;// CONCATENATED MODULE: ./build/engine/facts/csp/snippets.js
/** A strict policy for the documentation pages of the CSP checks: nonces for scripts, nothing that falls open. */
const STRICT_CSP_SNIPPETS = {
    nginx: "# for pages without inline scripts\nadd_header Content-Security-Policy \"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\" always;",
    apache: "Header always set Content-Security-Policy \"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\"",
    express: 'app.use((req, res, next) => {\n  res.locals.nonce = crypto.randomBytes(16).toString(\'base64\');\n  next();\n});\napp.use(helmet.contentSecurityPolicy({ directives: {\n  defaultSrc: ["\'self\'"],\n  scriptSrc: [(req, res) => "\'nonce-" + res.locals.nonce + "\'", "\'strict-dynamic\'"],\n  objectSrc: ["\'none\'"], baseUri: ["\'none\'"], formAction: ["\'self\'"], frameAncestors: ["\'none\'"],\n} }));',
    nextjs: "// middleware.ts: a fresh nonce for every answer\nconst nonce = Buffer.from(crypto.randomUUID()).toString('base64');\nconst csp = \"script-src 'nonce-\" + nonce + \"' 'strict-dynamic'; object-src 'none'; base-uri 'none'; form-action 'self'\";\nresponse.headers.set('Content-Security-Policy', csp);",
    caddy: "header Content-Security-Policy \"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\"",
};
const CSP_REFERENCES = [
    'https://www.w3.org/TR/CSP3/',
    'https://cheatsheetseries.owasp.org/cheatsheets/Content_Security_Policy_Cheat_Sheet.html',
    'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP',
];

;// CONCATENATED MODULE: ./build/engine/checks/csp/allowlist-bypass.js




const cspAllowlistBypass = defineCheck({
    meta: {
        id: 'csp.allowlist-bypass',
        title: 'The Content-Security-Policy allows a host that undoes it',
        severity: 'medium',
        confidence: 'firm',
        cwe: ['CWE-693'],
        requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A host in script-src is known to serve JSONP answers or a library such as AngularJS that runs code given in the page.',
        why: 'An attacker who can inject markup loads that file from the allowed host and has his code run, as if there were no policy.',
        proof: "The hosts are compared with the tables of JSONP endpoints and script gadgets of Google's CSP Evaluator. Hosts that 'strict-dynamic' switches off are not reported.",
        fix: "Replace the list of hosts by nonces with 'strict-dynamic', or allow the exact path of the one file that is needed.",
        snippets: STRICT_CSP_SNIPPETS,
        references: [...CSP_REFERENCES, 'https://research.google/pubs/pub45542/'],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        return judgeCspPages(crawl, (policies) => faultsInForce(policies, 'allowlist-bypass').map(({ directive, value, detail }) => ({
            key: value.toLowerCase(),
            detail: `${directive} ${value}: ${detail}`,
        })));
    },
});

;// CONCATENATED MODULE: ./build/engine/facts/csp/broad-sources.js


const FALLBACKS = {
    'script-src': ['script-src-elem', 'script-src', 'default-src'],
    'object-src': ['object-src', 'default-src'],
    'base-uri': ['base-uri'],
};
/** Source expressions of one directive that stand for nearly every site, or for an address; empty when it is well limited. */
function broadSources(policy, directive) {
    const values = effectiveValues(policy, FALLBACKS[directive]);
    if (values === null || (directive === 'script-src' && sandboxesScripts(policy)))
        return [];
    // 'strict-dynamic' makes browsers ignore hosts and schemes of script sources (CSP 3, section 8.2).
    if (directive === 'script-src' && hasNonceOrHash(values) && hasKeyword(values, 'strict-dynamic'))
        return [];
    const any = values.filter(isBroad);
    const listed = new Set(values);
    const address = evaluatePolicy(policy)
        .filter(({ fault, value }) => fault === 'ip-source' && listed.has(value) && !/^(?:\w+:\/\/)?127\.0\.0\.1(?:[:/]|$)/.test(value))
        .map(({ value }) => value);
    const found = [];
    if (any.length > 0)
        found.push({ directive, kind: 'any', values: [...new Set(any)] });
    if (address.length > 0 && directive !== 'base-uri')
        found.push({ directive, kind: 'address', values: [...new Set(address)] });
    return found;
}
function isBroad(value) {
    const lower = value.toLowerCase();
    if (/^(?:https?|ftp|data|wss?|filesystem):$/.test(lower))
        return true;
    const host = lower.replace(/^[a-z][a-z0-9+.-]*:\/\//, '').replace(/(?::(?:\d+|\*))?(?:\/.*)?$/, '');
    // `*`, `*.*` and `*.com`: all hosts, or all of a top-level domain.
    return host === '*' || host === '*.*' || /^\*\.[a-z]{2,}$/.test(host);
}
/** http: hosts that an https page lets in for active content. */
function insecureSources(policy) {
    const found = [];
    for (const [directive, values] of policy.directives) {
        if (!ACTIVE.has(directive))
            continue;
        for (const value of values)
            if (/^(?:http|ftp):\/\/[^*]/i.test(value))
                found.push({ directive, value });
    }
    return found;
}
const ACTIVE = new Set([
    'default-src',
    'script-src',
    'script-src-elem',
    'style-src',
    'style-src-elem',
    'object-src',
    'frame-src',
    'child-src',
    'worker-src',
    'connect-src',
    'font-src',
    'manifest-src',
    'base-uri',
    'form-action',
]);

;// CONCATENATED MODULE: ./build/engine/checks/csp/broad-source.js





const cspBroadSource = defineCheck({
    meta: {
        id: 'csp.broad-source',
        title: 'The Content-Security-Policy allows scripts or plug-ins from nearly anywhere',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-693'],
        requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The sources for scripts, plug-ins or the base address hold *, a whole scheme such as https: or data:, a whole top-level domain or a bare IP address. An https page that lets http: hosts in is reported too, as low.',
        why: 'An attacker who can inject a script element points it at a server of his own, which such a policy allows; data: even carries the script itself.',
        proof: "script-src, object-src (or default-src for them) and base-uri are read as browsers do; hosts and schemes that 'strict-dynamic' switches off are not reported, and of several policies each must allow the source.",
        fix: "List the hosts that are needed, or use nonces with 'strict-dynamic'; set object-src 'none' and base-uri 'none'.",
        snippets: STRICT_CSP_SNIPPETS,
        references: CSP_REFERENCES,
    },
    needs: ['crawl'],
    evaluate({ crawl }, { target }) {
        return judgeCspPages(crawl, (policies) => [
            ...DIRECTIVES.flatMap((directive) => broadIn(policies, directive)),
            ...(target.scheme === 'https' ? insecureIn(policies) : []),
        ]);
    },
});
const DIRECTIVES = ['script-src', 'object-src', 'base-uri'];
function broadIn(policies, directive) {
    const concerned = policies.filter((policy) => directive === 'script-src'
        ? restrictsScripts(policy)
        : effectiveValues(policy, directive === 'object-src' ? ['object-src', 'default-src'] : ['base-uri']) !== null);
    const found = concerned.map((policy) => broadSources(policy, directive));
    if (found.length === 0 || found.some((sources) => sources.length === 0))
        return [];
    return (found[0] ?? []).map(({ kind, values }) => ({
        key: kind === 'any' ? directive : `${directive} address`,
        ...(kind === 'address' ? { severity: 'low' } : {}),
        detail: `${directive} allows ${values.slice(0, 10).join(' ')}`,
    }));
}
function insecureIn(policies) {
    const found = policies.map(insecureSources);
    if (found.some((sources) => sources.length === 0))
        return [];
    const [first] = found[0] ?? [];
    if (first === undefined)
        return [];
    const title = 'The Content-Security-Policy of an HTTPS page allows plain HTTP sources';
    return [{ key: 'insecure-scheme', severity: 'low', title, detail: `${first.directive} allows ${first.value}` }];
}

;// CONCATENATED MODULE: ./build/engine/checks/csp/missing.js





const cspMissing = defineCheck({
    meta: {
        id: 'csp.missing',
        title: 'No Content-Security-Policy is enforced',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-693'],
        requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'HTML pages are sent without a Content-Security-Policy that browsers enforce. A policy in Report-Only mode reports but blocks nothing.',
        why: 'When markup can be injected anywhere in the site, nothing stops the injected script from running. A policy turns most cross-site scripting holes into harmless text.',
        proof: 'Headers and meta elements of every HTML page are read. A policy that is empty, that holds only directives a meta element cannot carry, or that stands in Content-Security-Policy-Report-Only does not count.',
        fix: "Send a Content-Security-Policy header. Begin with Report-Only to see what would break, then enforce; a strict policy with nonces ('nonce-…' 'strict-dynamic') protects best.",
        snippets: STRICT_CSP_SNIPPETS,
        references: CSP_REFERENCES,
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        const pages = htmlPages(crawl);
        return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(missing_faultOf);
    },
});
function missing_faultOf(page) {
    const enforced = enforcedPolicies(page);
    if (enforced.some((policy) => policy.directives.size > 0))
        return [];
    const reporting = reportOnlyPolicies(page);
    const shown = enforced.length > 0
        ? `${showPolicy(enforced[0])}\nThese directives have no effect in a meta element.`
        : reporting.length > 0
            ? `Only Content-Security-Policy-Report-Only is sent: ${reporting[0]?.text.slice(0, 400)}`
            : `${page.request.url} is sent without Content-Security-Policy.`;
    const location = { url: page.request.url, method: page.request.method, parameter: 'Content-Security-Policy' };
    return [{ key: 'missing', location, evidence: shown }];
}

;// CONCATENATED MODULE: ./build/engine/checks/csp/missing-directives.js




const cspMissingDirectives = defineCheck({
    meta: {
        id: 'csp.missing-directives',
        title: 'The Content-Security-Policy leaves gaps that do not fall back to default-src',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-693'],
        requirements: { asvs: ['3.4.3'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The policy restricts scripts but not plug-ins (object-src), the base address (base-uri) or the targets of forms (form-action). The last two do not fall back to default-src.',
        why: 'Injected markup can change where relative scripts are loaded from, or send what a visitor types into a form to another site, without any script.',
        proof: 'Only policies that restrict scripts are looked at. object-src is covered by default-src; base-uri is not asked for where no script may run; a sandbox without allow-forms covers form-action. Of several policies one with the directive is enough.',
        fix: "Add object-src 'none'; base-uri 'none'; form-action 'self' to the policy.",
        snippets: STRICT_CSP_SNIPPETS,
        references: CSP_REFERENCES,
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        return judgeCspPages(crawl, (policies) => {
            if (!policies.some(restrictsScripts))
                return [];
            return missingIn(policies).map((directive) => ({
                key: directive,
                title: `The Content-Security-Policy lacks ${directive}`,
                detail: `${directive} is not set.`,
            }));
        });
    },
});
function missingIn(policies) {
    const has = (...names) => policies.some((policy) => names.some((name) => policy.directives.has(name)));
    const noScripts = policies.some((policy) => {
        const values = scriptSources(policy);
        const isNone = values !== null && (values.length === 0 || (values.length === 1 && values[0]?.toLowerCase() === "'none'"));
        return isNone || sandboxesScripts(policy);
    });
    const noForms = policies.some((policy) => policy.directives.get('sandbox')?.includes('allow-forms') === false);
    const missing = [];
    if (!has('object-src', 'default-src'))
        missing.push('object-src');
    if (!has('base-uri') && !noScripts)
        missing.push('base-uri');
    if (!has('form-action') && !noForms)
        missing.push('form-action');
    return missing;
}

;// CONCATENATED MODULE: ./build/engine/checks/csp/static-nonce.js





const cspStaticNonce = defineCheck({
    meta: {
        id: 'csp.static-nonce',
        title: 'The nonce of the Content-Security-Policy does not change',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-330'],
        requirements: { asvs: ['3.4.3'] },
        scanTypes: ['standard', 'compliance'],
        what: 'Two separate answers carry the same nonce in their Content-Security-Policy.',
        why: 'A nonce protects only while nobody knows it beforehand. Who has read it once writes it into the script that he injects, and the policy lets it run.',
        proof: 'The start page is fetched twice and the nonces of both answers, and of every other page that was visited, are compared. Pages served from a cache are reported too: the nonce is as guessable there.',
        fix: 'Make a new random nonce of at least 128 bits for every answer, and do not cache pages that carry one; for static pages use hashes.',
        snippets: STRICT_CSP_SNIPPETS,
        references: [...CSP_REFERENCES, 'https://www.w3.org/TR/CSP3/#security-nonces'],
    },
    needs: ['landing', 'crawl'],
    evaluate({ landing, crawl }) {
        const answers = new Set([landing.final]);
        if (landing.again !== null)
            answers.add(landing.again);
        for (const { url, exchange } of crawl.pages)
            if (url !== landing.final.request.url)
                answers.add(exchange);
        const seen = new Map();
        const drafts = [];
        for (const answer of answers) {
            for (const nonce of new Set(enforcedPolicies(answer).flatMap(noncesOf))) {
                const earlier = seen.get(nonce);
                if (earlier === undefined)
                    seen.set(nonce, answer);
                else
                    drafts.push(repeated(nonce, earlier, answer));
            }
        }
        return drafts;
    },
});
function repeated(nonce, earlier, later) {
    return {
        key: 'static-nonce',
        location: { url: later.request.url, method: later.request.method, parameter: 'Content-Security-Policy' },
        evidence: `The nonce ${(0,mask/* mask */.d)(nonce)} stands in two answers: ${earlier.request.url} and ${later.request.url}.`,
    };
}

;// CONCATENATED MODULE: ./build/engine/facts/csp/syntax.js


/** Directives that end a list of hosts; `report-uri` and the like hold other things than sources. */
const SOURCE_LISTS = /-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors)$/;
/** Two of these in one policy are common and harmless. */
const REPORTING = new Set(['report-uri', 'report-to']);
/** What browsers ignore, or read otherwise than it was meant, in one policy. */
function syntaxFaults(policy) {
    const faults = [];
    for (const { fault, directive, value, detail } of evaluatePolicy(policy)) {
        if (fault === 'unknown-directive')
            faults.push({ key: `unknown ${directive}`, detail });
        if (fault === 'missing-semicolon')
            faults.push({ key: `semicolon ${directive}`, detail });
        if (fault === 'invalid-keyword')
            faults.push({ key: `keyword ${directive}`, detail: `${directive} ${value}: ${detail}` });
    }
    for (const directive of policy.directives.keys()) {
        if (!/^[a-z][a-z0-9-]*$/.test(directive)) {
            faults.push({ key: 'unknown', detail: `"${directive.slice(0, 60)}" is not a directive.` });
        }
    }
    for (const directive of policy.repeated.filter((name) => !REPORTING.has(name))) {
        faults.push({
            key: `repeated ${directive}`,
            detail: `${directive} stands more than once; only the first one counts.`,
        });
    }
    for (const directive of policy.ignoredInMeta) {
        faults.push({
            key: `meta ${directive}`,
            detail: `${directive} has no effect in a meta element; send it in a header.`,
        });
    }
    for (const [directive, values] of policy.directives) {
        if (SOURCE_LISTS.test(directive) && values.length > 1 && hasKeyword(values, 'none')) {
            faults.push({ key: `none ${directive}`, detail: `${directive}: 'none' is ignored beside other sources.` });
        }
    }
    const scripts = scriptSources(policy) ?? [];
    if (hasKeyword(scripts, 'strict-dynamic') && !hasNonceOrHash(scripts)) {
        faults.push({ key: 'strict-dynamic', detail: "'strict-dynamic' without a nonce or hash blocks every script." });
    }
    return faults;
}

;// CONCATENATED MODULE: ./build/engine/checks/csp/syntax.js




const cspSyntax = defineCheck({
    meta: {
        id: 'csp.syntax',
        title: 'The Content-Security-Policy has a mistake in its syntax',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-693'],
        requirements: { asvs: ['3.4.3'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'A directive is unknown or repeated, a semicolon is missing, a keyword is misspelt or lacks its quotes, or a directive stands in a meta element where it has no effect.',
        why: 'Browsers drop what they do not understand without a word: the policy protects less than it seems to.',
        proof: "The policy is parsed as CSP 3 says and every directive and keyword compared with the known ones, with the parser checks of CSP Evaluator and some of our own (repeated directives, 'none' beside other sources, 'strict-dynamic' without a nonce or hash).",
        fix: 'Correct the directive that is named in the evidence; the console of a browser shows the same complaint.',
        snippets: STRICT_CSP_SNIPPETS,
        references: CSP_REFERENCES,
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        return judgeCspPages(crawl, (policies) => policies.flatMap(syntaxFaults));
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/csp/unsafe-eval.js




const cspUnsafeEval = defineCheck({
    meta: {
        id: 'csp.unsafe-eval',
        title: 'The Content-Security-Policy allows eval',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-693'],
        requirements: { asvs: ['3.4.3'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: "The policy allows 'unsafe-eval' for scripts: text may be turned into code by eval, new Function and the like.",
        why: 'Many libraries and templates can be made to evaluate text that an attacker controls; with this word the policy does not stop it.',
        proof: "script-src, script-src-elem, script-src-attr or, failing them, default-src of every enforced policy holds 'unsafe-eval'. 'wasm-unsafe-eval' alone is not reported.",
        fix: "Remove 'unsafe-eval'. Where WebAssembly needs it, use 'wasm-unsafe-eval'; build templates at build time instead of in the browser.",
        snippets: STRICT_CSP_SNIPPETS,
        references: CSP_REFERENCES,
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        return judgeCspPages(crawl, (policies) => {
            const [first] = faultsInForce(policies, 'unsafe-eval');
            return first === undefined ? [] : [{ key: 'unsafe-eval', detail: `${first.directive} allows 'unsafe-eval'.` }];
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/csp/unsafe-inline.js





const cspUnsafeInline = defineCheck({
    meta: {
        id: 'csp.unsafe-inline',
        title: 'The Content-Security-Policy lets inline scripts run',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-693'],
        requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: "The policy allows 'unsafe-inline' for scripts, or does not restrict scripts at all.",
        why: 'Injected markup such as an image with an onerror attribute runs at once. A policy with this word gives no protection against cross-site scripting.',
        proof: "The policy is read as a CSP 3 browser reads it: 'unsafe-inline' is ignored beside a valid nonce, hash or 'strict-dynamic', and of several policies each must allow it. A policy without script-src and default-src restricts no script.",
        fix: "Move inline scripts into files or give them a nonce or hash, then remove 'unsafe-inline' from script-src (or default-src).",
        snippets: STRICT_CSP_SNIPPETS,
        references: CSP_REFERENCES,
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        return judgeCspPages(crawl, (policies) => {
            const real = policies.filter((policy) => policy.directives.size > 0);
            if (real.length === 0)
                return [];
            if (!real.some(restrictsScripts)) {
                const title = 'The Content-Security-Policy does not restrict scripts';
                return [
                    { key: 'no-script-src', title, detail: 'Neither script-src nor default-src is set: any script may run.' },
                ];
            }
            const [first] = faultsInForce(real, 'unsafe-inline');
            if (first === undefined)
                return [];
            return [{ key: 'unsafe-inline', detail: `${first.directive} allows 'unsafe-inline'.` }];
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/facts/software-banner.js

const HEADERS = [
    'Server',
    'X-Powered-By',
    'X-AspNet-Version',
    'X-AspNetMvc-Version',
    'X-Generator',
    'X-Runtime-Version',
];
const FIXED = {
    'X-AspNet-Version': 'asp.net',
    'X-AspNetMvc-Version': 'asp.net-mvc',
};
/** Products with their versions, as the headers of an answer name them. */
function softwareBanners(headers) {
    return HEADERS.flatMap((name) => (0,http/* headerValues */.UE)(headers, name).flatMap((value) => {
        const text = value.slice(0, 500);
        const fixed = FIXED[name];
        if (fixed !== undefined)
            return /^\d/.test(text) ? [{ header: name, product: fixed, version: text.trim() }] : [];
        return [...text.matchAll(/([A-Za-z][\w.+-]{1,40}?)[/ ](?:v)?(\d+(?:\.\d+){0,4}[\w.-]{0,20})/g)].map((match) => ({
            header: name,
            product: (match[1] ?? '').toLowerCase(),
            version: match[2] ?? '',
        }));
    }));
}

;// CONCATENATED MODULE: ./build/engine/facts/software-eol.js
const PHP = 'https://www.php.net/eol.php';
const HTTPD = 'https://httpd.apache.org/';
const NGINX = 'https://nginx.org/en/download.html';
const OPENSSL = 'https://openssl-library.org/policies/releasestrat/';
const IIS = 'https://learn.microsoft.com/en-us/lifecycle/products/internet-information-services-iis';
const TOMCAT = 'https://tomcat.apache.org/whichversion.html';
const JETTY = 'https://jetty.org/download.html';
const PYTHON = 'https://devguide.python.org/versions/';
const RUBY = 'https://www.ruby-lang.org/en/downloads/branches/';
const DRUPAL = 'https://www.drupal.org/about/core/policies/core-release-cycles/schedule';
const DOTNET = 'https://learn.microsoft.com/en-us/lifecycle/products/microsoft-net-framework';
/** Facts only: lines whose end the maker announced. Products are named as their banners do, in lower case. */
const EOL_LINES = [
    ...lines('php', PHP, {
        '4': '2008-08-07',
        '5.0': '2005-09-05',
        '5.1': '2006-08-24',
        '5.2': '2011-01-06',
        '5.3': '2014-08-14',
        '5.4': '2015-09-03',
        '5.5': '2016-07-21',
        '5.6': '2018-12-31',
        '7.0': '2019-01-10',
        '7.1': '2019-12-01',
        '7.2': '2020-11-30',
        '7.3': '2021-12-06',
        '7.4': '2022-11-28',
        '8.0': '2023-11-26',
        '8.1': '2025-12-31',
        '8.2': '2026-12-31',
        '8.3': '2027-12-31',
        '8.4': '2028-12-31',
    }),
    ...lines('apache', HTTPD, { '1.3': '2010-02-03', '2.0': '2013-07-10', '2.2': '2017-07-11' }),
    ...lines('nginx', NGINX, {
        '0': '2012-04-23',
        '1.0': '2012-04-23',
        '1.2': '2013-04-24',
        '1.4': '2014-04-24',
        '1.6': '2015-04-21',
        '1.8': '2016-04-26',
        '1.10': '2017-04-12',
        '1.12': '2018-04-17',
        '1.14': '2019-04-23',
        '1.16': '2020-04-21',
        '1.18': '2021-04-20',
        '1.20': '2022-05-24',
        '1.22': '2023-04-11',
        '1.24': '2024-04-23',
        '1.26': '2025-04-23',
    }),
    ...lines('openssl', OPENSSL, {
        '0.9': '2015-12-31',
        '1.0.0': '2015-12-31',
        '1.0.1': '2016-12-31',
        '1.0.2': '2019-12-31',
        '1.1.0': '2019-09-11',
        '1.1.1': '2023-09-11',
        '3.0': '2026-09-07',
        '3.1': '2025-03-14',
        '3.2': '2025-11-23',
        '3.3': '2026-04-09',
        '3.4': '2026-10-22',
    }),
    ...lines('microsoft-iis', IIS, {
        '5': '2010-07-13',
        '6': '2015-07-14',
        '7': '2020-01-14',
        '8': '2023-10-10',
    }),
    ...['tomcat', 'apache-tomcat', 'apache tomcat'].flatMap((name) => lines(name, TOMCAT, {
        '5': '2012-09-30',
        '6': '2016-12-31',
        '7': '2021-03-31',
        '8.0': '2018-06-30',
        '8.5': '2024-03-31',
        '10.0': '2022-10-31',
    })),
    ...lines('jetty', JETTY, {
        '6': '2014-11-01',
        '7': '2014-11-01',
        '8': '2014-11-01',
        '9': '2022-06-01',
        '10': '2024-01-01',
        '11': '2024-01-01',
    }),
    ...['python', 'cpython'].flatMap((name) => lines(name, PYTHON, {
        '2': '2020-01-01',
        '3.4': '2019-03-18',
        '3.5': '2020-09-30',
        '3.6': '2021-12-23',
        '3.7': '2023-06-27',
        '3.8': '2024-10-07',
        '3.9': '2025-10-31',
        '3.10': '2026-10-31',
    })),
    ...lines('ruby', RUBY, {
        '1': '2015-02-23',
        '2.0': '2016-02-24',
        '2.1': '2017-03-31',
        '2.2': '2018-03-31',
        '2.3': '2019-03-31',
        '2.4': '2020-03-31',
        '2.5': '2021-03-31',
        '2.6': '2022-04-12',
        '2.7': '2023-03-31',
        '3.0': '2024-04-23',
        '3.1': '2025-03-26',
    }),
    ...lines('drupal', DRUPAL, { '6': '2016-02-24', '7': '2025-01-05', '8': '2021-11-02', '9': '2023-11-01' }),
    ...lines('asp.net', DOTNET, { '1.0': '2009-07-14', '1.1': '2013-10-08' }),
    ...lines('angularjs', 'https://docs.angularjs.org/misc/version-support-status', { '1': '2021-12-31' }),
    ...lines('vue', 'https://v2.vuejs.org/eol/', { '2': '2023-12-31' }),
    ...lines('bootstrap', 'https://github.com/twbs/release', { '2': '2013-08-19', '3': '2019-07-24', '4': '2023-01-01' }),
];
/** The line a version belongs to, when its end is known; the longest match wins. */
function eolLineOf(product, version) {
    const numbers = version.split(/[^0-9.]/)[0] ?? '';
    const matching = EOL_LINES.filter(({ product: name, line }) => name === product && (numbers === line || numbers.startsWith(`${line}.`)));
    return matching.sort((a, b) => b.line.length - a.line.length)[0] ?? null;
}
function lines(product, source, ends) {
    return Object.entries(ends).map(([line, until]) => ({ product, line, until, source }));
}

;// CONCATENATED MODULE: ./build/engine/checks/disclosure/eol-software.js



const disclosureEolSoftware = defineCheck({
    meta: {
        id: 'disclosure.eol-software',
        title: 'Software past its end of life',
        severity: 'medium',
        confidence: 'firm',
        cwe: ['CWE-1104'],
        requirements: { asvs: ['13.4.6'], pci: ['6.3.3'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A header, or a script library that was recognised, names a release line for which its maker publishes no security updates any more.',
        why: 'Holes that are found from now on stay open. Such lines are also the first that automated attacks try.',
        proof: 'The version is compared with a table of announced end dates, and the date of the scan counts. No vulnerability is claimed. Distributions may go on patching an old line, and a header may lie: the confidence is firm, not certain.',
        fix: 'Move to a line that its maker supports; the reference names the page that lists them.',
        references: ['https://endoflife.date/', 'https://owasp.org/Top10/'],
    },
    needs: ['landing', 'crawl', 'libraries'],
    evaluate({ landing, crawl, libraries }, { now }) {
        const today = now.toISOString().slice(0, 10);
        const drafts = [];
        const exchanges = new Set([...landing.chain, ...crawl.pages.map(({ exchange }) => exchange)]);
        for (const { request, response } of exchanges) {
            for (const { header, product, version } of softwareBanners(response.headers)) {
                const line = eolLineOf(product, version);
                if (line === null || line.until >= today)
                    continue;
                drafts.push(eol_software_draftOf(line, version, { url: request.url, method: request.method, parameter: header }, `${header} header`));
            }
        }
        for (const { name, version, url, how } of libraries.libraries) {
            const line = eolLineOf(name.toLowerCase(), version);
            if (line === null || line.until >= today)
                continue;
            drafts.push(eol_software_draftOf(line, version, { url }, how));
        }
        return drafts;
    },
});
function eol_software_draftOf(line, version, location, how) {
    return {
        key: `${line.product} ${line.line}`,
        title: `${line.product} ${line.line} is past its end of life`,
        location,
        evidence: `${line.product} ${version} (by the ${how}); security updates of the line ended on ${line.until}.`,
        references: [line.source, 'https://endoflife.date/'],
    };
}

;// CONCATENATED MODULE: ./build/engine/facts/security-txt.js
/** Reads a security.txt (RFC 9116); null when the text holds none of its fields. */
function parseSecurityTxt(text, now) {
    const fields = [];
    for (const line of text.slice(0, 32_768).split(/\r?\n/)) {
        const match = /^([A-Za-z][A-Za-z-]*)\s*:\s*(.*?)\s*$/.exec(line);
        if (match !== null && !line.startsWith('#'))
            fields.push([(match[1] ?? '').toLowerCase(), match[2] ?? '']);
    }
    const valuesOf = (name) => fields.filter(([field]) => field === name).map(([, value]) => value);
    const contacts = valuesOf('contact');
    const expires = valuesOf('expires');
    if (contacts.length === 0 && expires.length === 0)
        return null;
    const faults = [];
    if (contacts.length === 0)
        faults.push('The required field Contact is missing.');
    if (contacts.some((contact) => !/^(?:mailto:|https:\/\/|tel:)/i.test(contact))) {
        faults.push('A Contact is not a mailto:, https: or tel: address.');
    }
    const [stamp] = expires;
    const time = stamp === undefined ? Number.NaN : Date.parse(stamp);
    if (stamp === undefined)
        faults.push('The required field Expires is missing.');
    else if (Number.isNaN(time))
        faults.push('The field Expires is not a date.');
    else if (time < now.getTime())
        faults.push(`It expired on ${new Date(time).toISOString().slice(0, 10)}.`);
    if (expires.length > 1)
        faults.push('The field Expires stands more than once.');
    return { contacts, expires: Number.isNaN(time) ? null : new Date(time), faults };
}

;// CONCATENATED MODULE: ./build/engine/checks/disclosure/security-txt.js




const disclosureSecurityTxt = defineCheck({
    meta: {
        id: 'disclosure.security-txt',
        title: 'No valid security.txt',
        severity: 'info',
        confidence: 'certain',
        cwe: [],
        requirements: { pci: ['6.3.1'] },
        scanTypes: ['compliance'],
        what: 'The site has no security.txt, or one that is expired or breaks RFC 9116.',
        why: 'Who finds a hole then does not know whom to tell, and tells nobody, or everybody.',
        proof: '/.well-known/security.txt and the old place /security.txt are asked. A page that is not plain text, or without the fields Contact and Expires, does not count. Silent on localhost and private names.',
        fix: 'Publish /.well-known/security.txt with Contact and an Expires date less than a year ahead, and renew it.',
        snippets: {
            nginx: 'location = /.well-known/security.txt {\n  default_type text/plain;\n  return 200 "Contact: mailto:security@example.com\\nExpires: 2027-06-30T00:00:00Z\\n";\n}',
            caddy: 'respond /.well-known/security.txt "Contact: mailto:security@example.com\nExpires: 2027-06-30T00:00:00Z"',
        },
        references: ['https://www.rfc-editor.org/rfc/rfc9116', 'https://securitytxt.org/'],
    },
    needs: ['securityTxt'],
    evaluate({ securityTxt }, { target, now }) {
        if (target.isLocal)
            return notApplicable('the host is local or private');
        const texts = [securityTxt.wellKnown, securityTxt.legacy].flatMap(textOf);
        const parsed = texts
            .map(({ url, text }) => ({ url, file: parseSecurityTxt(text, now) }))
            .find(({ file }) => file !== null);
        const location = { url: parsed?.url ?? securityTxt.wellKnown.request.url, method: 'GET' };
        if (parsed === undefined || parsed.file === null) {
            const evidence = 'Neither /.well-known/security.txt nor /security.txt holds a security.txt.';
            return [{ key: 'missing', location, evidence }];
        }
        const { faults } = parsed.file;
        if (faults.length === 0)
            return [];
        return [
            { key: 'invalid', title: 'The security.txt is expired or not valid', location, evidence: faults.join('\n') },
        ];
    },
});
function textOf(attempt) {
    if (attempt === null || !(0,http/* answered */.oQ)(attempt) || attempt.response.status !== 200 || (0,html_document/* isHtml */._6)(attempt))
        return [];
    return [{ url: attempt.request.url, text: attempt.response.text }];
}

;// CONCATENATED MODULE: ./build/engine/checks/disclosure/server-version.js



const disclosureServerVersion = defineCheck({
    meta: {
        id: 'disclosure.server-version',
        title: 'Headers name software versions',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-497'],
        requirements: { asvs: ['13.4.6'], pci: ['2.2.6'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'Server, X-Powered-By, X-AspNet-Version or a similar header tells which software answers, and in which version.',
        why: 'Whoever looks for hosts with a known hole finds them by such headers, and an attacker need not try what cannot work.',
        proof: 'The headers of every recorded answer are searched for a version number. A product name alone is not reported, except X-Powered-By, which serves nobody: that is info.',
        fix: 'Switch the version off in the server and remove X-Powered-By and the ASP.NET headers.',
        snippets: {
            nginx: 'server_tokens off;\nproxy_hide_header X-Powered-By;',
            apache: 'ServerTokens Prod\nServerSignature Off\nHeader always unset X-Powered-By',
            express: "app.disable('x-powered-by');",
            nextjs: '// next.config.js\nmodule.exports = { poweredByHeader: false };',
            caddy: 'header -Server\nheader -X-Powered-By',
        },
        references: [
            'https://owasp.org/www-project-secure-headers/#div-headers',
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/02-Fingerprint_Web_Server',
        ],
    },
    needs: ['landing', 'crawl'],
    evaluate({ landing, crawl }) {
        const exchanges = new Set([...landing.chain, ...crawl.pages.map(({ exchange }) => exchange), ...crawl.resources]);
        return [...exchanges].flatMap(draftsOf);
    },
});
const server_version_HEADERS = [
    'Server',
    'X-Powered-By',
    'X-AspNet-Version',
    'X-AspNetMvc-Version',
    'X-Generator',
    'X-Drupal-Cache-Version',
    'X-Litespeed-Version',
    'X-OWA-Version',
    'MicrosoftSharePointTeamServices',
    'Liferay-Portal',
    'X-Jenkins',
];
function draftsOf({ request, response }) {
    return server_version_HEADERS.flatMap((name) => (0,http/* headerValues */.UE)(response.headers, name).flatMap((value) => {
        const draft = {
            key: name.toLowerCase(),
            location: { url: request.url, method: request.method, parameter: name },
            evidence: headerLine(name, value),
        };
        // A version: digits with a dot, or digits after a slash or a space.
        if (/\d+\.\d+|[/ ]v?\d+\b/.test(value) || (/^x-asp|jenkins/i.test(name) && /\d/.test(value)))
            return [draft];
        if (name !== 'X-Powered-By' || value.trim() === '')
            return [];
        return [{ ...draft, severity: 'info', title: 'X-Powered-By names the framework' }];
    }));
}

;// CONCATENATED MODULE: ./build/engine/checks/dns/caa.js

const dnsCaa = defineCheck({
    meta: {
        id: 'dns.caa',
        title: 'No CAA record limits who may issue certificates',
        severity: 'info',
        confidence: 'certain',
        cwe: ['CWE-295'],
        requirements: {},
        scanTypes: ['compliance'],
        what: 'A CAA record names the certificate authorities that may issue for a domain. Neither the host nor a domain above it has one.',
        why: 'Without it every public authority may issue, and the weakest of them decides how hard it is to get a certificate in the name of the site.',
        proof: 'CAA records were asked for at the name and then at each parent, as authorities do (RFC 8659). Names without public DNS are not asked for.',
        fix: 'Publish a CAA record at the registrable domain with the authority you use, for example `example.com. CAA 0 issue "letsencrypt.org"`.',
        references: ['https://www.rfc-editor.org/rfc/rfc8659', 'https://letsencrypt.org/docs/caa/'],
    },
    needs: ['dns'],
    evaluate({ dns }) {
        if (dns.caaError !== null)
            return notApplicable(dns.caaError);
        if (dns.caa.some(({ tag }) => tag.toLowerCase() === 'issue'))
            return [];
        const others = dns.caa.map(({ tag }) => tag).join(', ');
        return [
            {
                location: { url: `dns:${dns.registrableDomain}` },
                key: 'caa',
                evidence: dns.caa.length === 0
                    ? `Neither ${dns.name} nor a domain above it has a CAA record.`
                    : `${dns.caa[0]?.name ?? dns.name} has CAA records (${others}), but none with the tag issue.`,
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/dns/dangling-cname.js

const dnsDanglingCname = defineCheck({
    meta: {
        id: 'dns.dangling-cname',
        title: 'The name points to a provider name that nobody has claimed',
        severity: 'high',
        confidence: 'firm',
        cwe: ['CWE-350'],
        requirements: {},
        scanTypes: ['compliance'],
        what: 'A CNAME leads from the host to a name at a hosting provider, and the provider has no such site any more.',
        why: 'Anyone can register that name at the provider and then serves pages, reads cookies of the parent domain and gets certificates under your name.',
        proof: 'The CNAME chain ends at a known provider, and either the name there does not exist (NXDOMAIN) or the page is the one this provider shows for unclaimed names.',
        fix: 'Delete the CNAME record, or claim the name at the provider again. Remove DNS records before the resource they point to.',
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Subdomain_Takeover_Prevention_Cheat_Sheet.html',
            'https://developer.mozilla.org/en-US/docs/Web/Security/Subdomain_takeovers',
        ],
    },
    needs: ['dns'],
    evaluate({ dns }) {
        if (dns.dangling === null)
            return [];
        const { name, provider, proof } = dns.dangling;
        return [
            {
                location: { url: `dns:${dns.name}` },
                key: provider,
                title: `The name points to an unclaimed name at ${provider}`,
                evidence: `${[dns.name, ...dns.cnames].join(' -> ')}: ${name} belongs to ${provider}, and ${proof}.`,
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/dns/dnssec.js

const dnsDnssec = defineCheck({
    meta: {
        id: 'dns.dnssec',
        title: 'The zone is not signed (DNSSEC)',
        severity: 'info',
        confidence: 'firm',
        cwe: ['CWE-350'],
        requirements: {},
        scanTypes: ['compliance'],
        what: 'The answers of the DNS zone carry no signatures that lead up to the root, so that a resolver cannot tell true answers from forged ones.',
        why: 'A forged answer sends visitors and mail to another machine, and helps to get a certificate for the name. CAA, SPF and DMARC records can be forged along.',
        proof: 'The SOA record was asked for with DNSSEC OK: the resolver neither vouched for it (AD) nor is there a DS record at the parent. Silence proves nothing and is not reported.',
        fix: 'Turn on DNSSEC at the DNS provider and hand the DS record to the registrar.',
        references: [
            'https://www.rfc-editor.org/rfc/rfc9364',
            'https://www.icann.org/resources/pages/dnssec-what-is-it-why-important-2019-03-05-en',
        ],
    },
    needs: ['dns'],
    evaluate({ dns }) {
        if (dns.dnssec.signed === null)
            return notApplicable(dns.dnssec.detail);
        if (dns.dnssec.signed)
            return [];
        return [
            {
                location: { url: `dns:${dns.registrableDomain}` },
                key: 'dnssec',
                evidence: `${dns.registrableDomain}: ${dns.dnssec.detail}.`,
            },
        ];
    },
});

// EXTERNAL MODULE: ./build/engine/facts/email/dmarc-record.js
var dmarc_record = __webpack_require__(45467);
;// CONCATENATED MODULE: ./build/engine/checks/email/dmarc.js


const emailDmarc = defineCheck({
    meta: {
        id: 'email.dmarc',
        title: 'DMARC is missing or not enforced',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-290'],
        requirements: { pci: ['5.4.1'] },
        scanTypes: ['compliance'],
        what: 'DMARC tells receivers what to do with mail whose visible sender fails SPF and DKIM. The domain takes mail and has no record, an invalid one, or only the policy none.',
        why: 'SPF and DKIM alone do not protect the sender that people see. Without an enforced policy forged mail is delivered all the same.',
        proof: 'The TXT records of _dmarc under the registrable domain were read and parsed by RFC 7489. A domain without MX is not asked for a record.',
        fix: 'Begin with `v=DMARC1; p=none; rua=mailto:…`, read the reports, then go to quarantine and reject.',
        references: ['https://www.rfc-editor.org/rfc/rfc7489', 'https://dmarc.org/overview/'],
    },
    needs: ['email'],
    evaluate({ email: { domain, mx, dmarc } }) {
        const location = { url: `dns:_dmarc.${domain}` };
        const [record] = dmarc.records;
        if (record === undefined) {
            if (mx.length === 0)
                return notApplicable(`${domain} takes no mail`);
            return [
                {
                    location,
                    key: 'missing',
                    title: 'There is no DMARC record',
                    evidence: `_dmarc.${domain} has no record that begins with v=DMARC1.`,
                },
            ];
        }
        if (dmarc.records.length > 1)
            return [
                {
                    location,
                    key: 'multiple',
                    title: 'There is more than one DMARC record',
                    evidence: `_dmarc.${domain} has ${dmarc.records.length} records; receivers then apply none.`,
                },
            ];
        const policy = (0,dmarc_record/* parseDmarc */.h)(record);
        if ('error' in policy)
            return [
                { location, key: 'invalid', title: 'The DMARC record is invalid', evidence: `${policy.error}: ${record}` },
            ];
        if (policy.policy !== 'none')
            return [];
        return [
            { location, key: 'none', title: 'DMARC is not enforced (p=none)', evidence: `_dmarc.${domain}: ${record}` },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/email/spf.js

const LOOKUPS_ALLOWED = 10;
const emailSpf = defineCheck({
    meta: {
        id: 'email.spf',
        title: 'SPF is missing or does not protect',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-290'],
        requirements: { pci: ['5.4.1'] },
        scanTypes: ['compliance'],
        what: 'SPF lists the servers that may send mail for a domain. This domain takes mail and has no such record, or one that is invalid, lets everyone send, or needs more DNS look-ups than receivers make.',
        why: 'Mail with forged senders of the domain reaches customers and colleagues: the usual beginning of phishing and invoice fraud.',
        proof: 'TXT records of the registrable domain were read, includes and redirects followed, and look-ups counted by RFC 7208. A domain without MX is not asked for a record.',
        fix: 'Publish one record, for example `v=spf1 include:_spf.your-provider.example -all`, with at most ten look-ups.',
        references: [
            'https://www.rfc-editor.org/rfc/rfc7208',
            'https://cheatsheetseries.owasp.org/cheatsheets/Email_Validation_and_Verification_Cheat_Sheet.html',
        ],
    },
    needs: ['email'],
    evaluate({ email: { domain, mx, spf } }) {
        const location = { url: `dns:${domain}` };
        if (spf.records.length === 0) {
            if (mx.length === 0)
                return notApplicable(`${domain} takes no mail`);
            return [
                {
                    location,
                    key: 'missing',
                    title: 'There is no SPF record',
                    evidence: `${domain} has MX records (${mx.slice(0, 3).join(', ')}) and no SPF record.`,
                },
            ];
        }
        if (spf.records.length > 1)
            return [
                {
                    location,
                    key: 'multiple',
                    title: 'There is more than one SPF record',
                    evidence: `${domain} has ${spf.records.length} SPF records, which receivers treat as an error.`,
                },
            ];
        const drafts = [];
        const record = spf.records[0] ?? '';
        if (spf.all === '+')
            drafts.push({
                location,
                key: 'plus-all',
                title: 'SPF lets everyone send (+all)',
                evidence: `${domain}: ${record}`,
            });
        if (spf.lookups !== null && spf.lookups > LOOKUPS_ALLOWED)
            drafts.push({
                location,
                key: 'lookups',
                title: 'SPF needs more than ten DNS look-ups',
                evidence: `${domain}: ${spf.lookups} look-ups, where ten are allowed. ${record}`,
            });
        if (spf.error !== null)
            drafts.push({ location, key: 'error', title: 'The SPF record is invalid', evidence: `${spf.error}. ${record}` });
        return drafts;
    },
});

;// CONCATENATED MODULE: ./build/engine/facts/exposure/exposure-draft.js
/**
 * One draft per file.
 * @param keyOf what makes two files one finding; default the path
 */
function exposureDraft({ probe, sighting, url }, keyOf = (path) => path) {
    const { method } = probe.attempt.request;
    return {
        location: { url, method },
        evidence: `${method} ${probe.path} answers 200. ${sighting.proof}\nA random path of the same shape does not.`,
        key: keyOf(probe.path),
        ...(sighting.severity === undefined ? {} : { severity: sighting.severity }),
    };
}

// EXTERNAL MODULE: ./build/engine/facts/exposure/proven.js + 8 modules
var proven = __webpack_require__(31584);
;// CONCATENATED MODULE: ./build/engine/checks/exposure/api-docs.js



const exposureApiDocs = defineCheck({
    meta: {
        id: 'exposure.api-docs',
        title: 'The description of an interface is public',
        severity: 'info',
        confidence: 'certain',
        cwe: ['CWE-200'],
        requirements: { asvs: ['13.4.5'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The site answers with the machine-readable description of its interface: an OpenAPI (Swagger) document, the page that shows one, or the schema of GraphQL by introspection.',
        why: 'It lists every operation with its parameters, internal ones included. For a public interface that is wanted; for an internal one it saves an attacker the guessing.',
        proof: 'A finding needs three things: status 200, content that parses as an OpenAPI document with its paths, loads Swagger UI, or is the answer to an introspection query, and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. The GraphQL query reads only the names of types.',
        fix: 'If the interface is not meant for others, offer the description inside your network only and turn introspection off in production.',
        snippets: {
            express: `// Only outside production.
if (process.env.NODE_ENV !== 'production') app.use('/docs', swaggerUi.serve, swaggerUi.setup(spec));`,
            nginx: `location ~ ^/(?:swagger|openapi|v[23]/api-docs) {
  allow 10.0.0.0/8;
  deny all;
}`,
        },
        references: [
            'https://spec.openapis.org/oas/latest.html',
            'https://graphql.org/learn/introspection/',
            'https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html',
        ],
    },
    needs: ['exposure'],
    evaluate: ({ exposure }) => (0,proven/* provenExposures */.BE)(exposure.probes, 'api-docs').map((proven) => exposureDraft(proven)),
});

;// CONCATENATED MODULE: ./build/engine/checks/exposure/backup-source.js



const exposureBackupSource = defineCheck({
    meta: {
        id: 'exposure.backup-source',
        title: 'A backup copy or source code of the site is readable',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-552', 'CWE-530'],
        requirements: { asvs: ['13.4.7'], pci: ['2.2.6'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The web server serves an archive of the site, or a copy of a script under a name that it does not run as a script (wp-config.php.bak, index.php~, the swap file of an editor). Such a copy is sent as text.',
        why: 'Source code shows how the site can be attacked, and configuration scripts hold the password of the database.',
        proof: 'A finding needs three things: status 200, content that is an archive (zip, tar, 7z, RAR by its header) or source code with the opening tag that a running script never sends, and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. Copies are looked for under common names and beside scripts that the crawl met.',
        fix: 'Remove the copies, keep backups on another machine, and edit in a checkout instead of on the server. Replace the passwords that stood in it.',
        snippets: {
            nginx: `location ~* (?:\\.(?:bak|old|orig|save|swp|zip|tar|tgz|gz|7z|rar)|~)$ {
  return 404;
}`,
            apache: `<FilesMatch "(\\.(bak|old|orig|save|swp|zip|tar|tgz|gz|7z|rar)|~)$">
  Require all denied
</FilesMatch>`,
            caddy: `@copies path_regexp (\\.(bak|old|orig|save|swp|zip|tar|tgz|gz|7z|rar)|~)$
respond @copies 404`,
        },
        references: [
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
            'https://cwe.mitre.org/data/definitions/530.html',
        ],
    },
    needs: ['exposure'],
    evaluate: ({ exposure }) => (0,proven/* provenExposures */.BE)(exposure.probes, 'backup-source').map((proven) => exposureDraft(proven)),
});

;// CONCATENATED MODULE: ./build/engine/checks/exposure/basic-auth-http.js


const exposureBasicAuthHttp = defineCheck({
    meta: {
        id: 'exposure.basic-auth-http',
        title: 'Basic authentication is asked for over plain HTTP',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-523', 'CWE-319'],
        requirements: { asvs: ['12.2.1'], pci: ['2.2.7'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The site asks for a user name and password by HTTP Basic authentication on a connection without TLS.',
        why: 'The browser sends the password with every request in a form that is only encoded, not encrypted. Whoever can read along on the way has it.',
        proof: 'A response over plain HTTP carries status 401 and a WWW-Authenticate header with the scheme Basic. No password is sent or tried. Looked at are the start page, the pages of the crawl, the paths of the exposure probes and plain HTTP beside an HTTPS site.',
        fix: 'Redirect plain HTTP to HTTPS before asking for a password, and announce HSTS.',
        snippets: {
            nginx: `server {
  listen 80;
  return 301 https://$host$request_uri;
}`,
            apache: `<VirtualHost *:80>
  Redirect permanent "/" "https://www.example.com/"
</VirtualHost>`,
            caddy: `# Caddy redirects to HTTPS by itself where a host name is given.
www.example.com {
  basic_auth { ... }
}`,
        },
        references: [
            'https://www.rfc-editor.org/rfc/rfc7617#section-4',
            'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Authentication',
            'https://cwe.mitre.org/data/definitions/523.html',
        ],
    },
    needs: ['landing', 'plainHttp', 'crawl', 'exposure'],
    evaluate: ({ landing, plainHttp, crawl, exposure }) => {
        const attempts = [
            ...landing.chain,
            ...plainHttp.attempts,
            ...crawl.pages.map(({ exchange }) => exchange),
            ...exposure.probes.map(({ attempt }) => attempt),
        ];
        return attempts.flatMap((attempt) => {
            if (!(0,http/* answered */.oQ)(attempt) || attempt.response.status !== 401 || !attempt.request.url.startsWith('http://'))
                return [];
            const challenge = (0,http/* headerValues */.UE)(attempt.response.headers, 'www-authenticate').find((value) => /(?:^|,\s*)basic(?:\s|,|$)/i.test(value));
            if (challenge === undefined)
                return [];
            const { url, method } = attempt.request;
            return [
                {
                    location: { url, method, parameter: 'WWW-Authenticate' },
                    evidence: `${method} ${url} answers 401 over plain HTTP with WWW-Authenticate: ${challenge.slice(0, 200)}`,
                    key: 'basic',
                },
            ];
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/exposure/credentials.js



const exposureCredentials = defineCheck({
    meta: {
        id: 'exposure.credentials',
        title: 'A file with credentials or a private key is readable',
        severity: 'critical',
        confidence: 'certain',
        cwe: ['CWE-538'],
        requirements: { asvs: ['13.4.7'], pci: ['8.3.2'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The web server serves a file that exists to hold credentials: password hashes (.htpasswd), tokens (.npmrc, .git-credentials, .netrc), cloud keys (.aws/credentials), database passwords (.pgpass), private keys (id_rsa, *.key, *.pem) or the upload settings of an editor.',
        why: "The credentials can be used as they are, or after guessing the password behind a hash offline. A private key of the site's certificate lets anybody pose as the site.",
        proof: 'A finding needs three things: status 200, content that has the exact form of that file with a value in it (a hash that htpasswd writes, a token that is no variable, a key in PEM form), and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. A public certificate is no finding. Values are masked in the evidence.',
        fix: 'Remove the file from the document root and replace what it held: change the passwords, revoke the tokens, have the certificate issued anew for a new key. Let the web server refuse hidden files.',
        snippets: {
            nginx: `location ~ /\\.(?!well-known(?:/|$)) {
  return 404;
}`,
            apache: `RedirectMatch 404 "/\\.(?!well-known(?:/|$))"`,
            express: `// express.static leaves dot files out unless told otherwise.
app.use(express.static('public', { dotfiles: 'ignore' }));`,
            caddy: `@hidden {
  path */.*
  not path /.well-known/*
}
respond @hidden 404`,
        },
        references: [
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
            'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
            'https://cwe.mitre.org/data/definitions/538.html',
        ],
    },
    needs: ['exposure'],
    evaluate: ({ exposure }) => (0,proven/* provenExposures */.BE)(exposure.probes, 'credentials').map((proven) => exposureDraft(proven)),
});

;// CONCATENATED MODULE: ./build/engine/checks/exposure/database-dump.js



const exposureDatabaseDump = defineCheck({
    meta: {
        id: 'exposure.database-dump',
        title: 'A dump or file of a database is readable',
        severity: 'critical',
        confidence: 'certain',
        cwe: ['CWE-552', 'CWE-530'],
        requirements: { asvs: ['13.4.7'], pci: ['2.2.6'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The web server serves a dump of a database (SQL, plain or compressed), a database file (SQLite) or the memory of the application (a Java heap dump).',
        why: 'It holds the data of the site in one piece: customers, password hashes, sessions. A heap dump holds what is in memory at that moment, passwords and keys included.',
        proof: 'A finding needs three things: status 200, content that begins with the magic bytes of that kind of file or with SQL statements of a dump, and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. Only the first bytes are read. /actuator/heapdump is asked for in standard and compliance scans only, since an application that offers it makes the dump on request.',
        fix: 'Move dumps out of the document root, restrict management endpoints to an internal port, and find out from the logs who fetched the file.',
        snippets: {
            nginx: `location ~* \\.(?:sql|sqlite3?|db|dump)(?:\\.gz)?$ {
  return 404;
}`,
            apache: `<FilesMatch "\\.(sql|sqlite3?|db|dump)(\\.gz)?$">
  Require all denied
</FilesMatch>`,
            caddy: `@dumps path_regexp \\.(sql|sqlite3?|db|dump)(\\.gz)?$
respond @dumps 404`,
        },
        references: [
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
            'https://docs.spring.io/spring-boot/reference/actuator/endpoints.html',
            'https://cwe.mitre.org/data/definitions/530.html',
        ],
    },
    needs: ['exposure'],
    evaluate: ({ exposure }) => (0,proven/* provenExposures */.BE)(exposure.probes, 'database-dump').map((proven) => exposureDraft(proven)),
});

// EXTERNAL MODULE: ./build/engine/facts/exposure/directory-listing.js
var directory_listing = __webpack_require__(83995);
;// CONCATENATED MODULE: ./build/engine/checks/exposure/directory-listing.js




/** Folders below one of the first level have one cause: they are one finding. */
function folderOf(path) {
    return `/${path.split('/')[1] ?? ''}/`;
}
const exposureDirectoryListing = defineCheck({
    meta: {
        id: 'exposure.directory-listing',
        title: 'A folder of the site can be listed',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-548'],
        requirements: { asvs: ['13.4.3'], pci: ['2.2.6'] },
        scanTypes: ['standard', 'compliance'],
        what: 'For a folder without an index page the web server answers with a list of the files in it.',
        why: 'Files that nobody links to are found that way: uploads of others, backups, old versions.',
        proof: 'A finding needs status 200, a heading that names the very folder that was asked for, the marks of a list made by a web server, and a random folder name that is not listed. Looked at are the folders of everything the crawl met, those named in robots.txt and a few common ones. A page that is merely titled "Index of" is no finding.',
        fix: 'Turn the listing off. Where visitors are meant to see one, give the folder a page of its own.',
        snippets: {
            nginx: `autoindex off;`,
            apache: `Options -Indexes`,
            express: `// Leave serve-index out; express.static lists nothing by itself.
app.use('/files', express.static('files'));`,
            caddy: `# file_server without "browse"
file_server`,
        },
        references: [
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
            'https://httpd.apache.org/docs/2.4/mod/mod_autoindex.html',
            'https://cwe.mitre.org/data/definitions/548.html',
        ],
    },
    needs: ['crawl', 'exposure'],
    evaluate: ({ crawl, exposure }) => {
        const probed = (0,proven/* provenExposures */.BE)(exposure.probes, 'directory-listing').map((proven) => exposureDraft(proven, folderOf));
        // The same folder sorted otherwise (`?C=N;O=D`) is the same folder.
        const known = new Set(probed.map(({ location }) => URL.parse(location.url)?.pathname ?? ''));
        const met = crawl.pages.flatMap(({ url, exchange }) => {
            const path = URL.parse(url)?.pathname ?? '/';
            const sighting = exchange.response.status === 200 ? (0,directory_listing/* directoryListing */.E)(exchange.response, path) : null;
            if (sighting === null || known.has(path))
                return [];
            known.add(path);
            return [
                {
                    location: { url, method: 'GET' },
                    evidence: `GET ${path} answers 200. ${sighting.proof}`,
                    key: folderOf(path),
                },
            ];
        });
        return [...probed, ...met];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/exposure/env.js



const exposureEnv = defineCheck({
    meta: {
        id: 'exposure.env',
        title: 'An environment file with settings is readable',
        severity: 'critical',
        confidence: 'certain',
        cwe: ['CWE-538', 'CWE-200'],
        requirements: { asvs: ['13.4.7'], pci: ['2.2.6'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The web server serves an environment file (.env or a variant of it). Frameworks read their settings from it: addresses of databases, passwords, keys of other services.',
        why: 'What stands in it usually opens the database, the mail account or the cloud account of the site at once. Robots ask every site for these files all day.',
        proof: 'A finding needs three things: status 200, content that consists of at least two KEY=value lines and hardly anything else, and is no HTML, and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. A page of documentation that quotes such a file does not pass. Values are masked in the evidence.',
        fix: 'Keep the file outside the document root, or hand the settings to the process by its environment. Replace every secret that stood in it: it has to be taken as known.',
        snippets: {
            nginx: `location ~ /\\.(?!well-known(?:/|$)) {
  return 404;
}`,
            apache: `RedirectMatch 404 "/\\.(?!well-known(?:/|$))"`,
            express: `// express.static leaves dot files out unless told otherwise.
app.use(express.static('public', { dotfiles: 'ignore' }));`,
            caddy: `@hidden {
  path */.*
  not path /.well-known/*
}
respond @hidden 404`,
        },
        references: [
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
            'https://12factor.net/config',
            'https://cwe.mitre.org/data/definitions/538.html',
        ],
    },
    needs: ['exposure'],
    evaluate: ({ exposure }) => (0,proven/* provenExposures */.BE)(exposure.probes, 'env').map((proven) => exposureDraft(proven)),
});

;// CONCATENATED MODULE: ./build/engine/checks/exposure/metadata.js



const exposureMetadata = defineCheck({
    meta: {
        id: 'exposure.metadata',
        title: 'A file of the development or build of the site is readable',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-538'],
        requirements: { asvs: ['13.4.7'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The web server serves files that belong to the making of the site, not to the site: manifests of packages (composer.json, package.json), definitions of pipelines and containers, settings of editors, folder data of macOS, web.config.',
        why: 'They name the parts the site is made of with their versions, internal hosts and paths, and now and then a password. Where one is found to hold a secret, the finding is high.',
        proof: 'A finding needs three things: status 200, content that parses as that kind of file, and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. The names of files in a .DS_Store are not followed.',
        fix: 'Publish a folder that holds nothing but what visitors need (a build output), and let the web server refuse the rest.',
        snippets: {
            nginx: `location ~* /(?:composer\\.(?:json|lock)|package(?:-lock)?\\.json|Dockerfile|docker-compose\\.ya?ml|web\\.config)$ {
  return 404;
}`,
            apache: `<FilesMatch "^(composer\\.(json|lock)|package(-lock)?\\.json|Dockerfile|docker-compose\\.ya?ml)$">
  Require all denied
</FilesMatch>`,
            express: `// Serve the build output, never the project folder.
app.use(express.static('dist'));`,
        },
        references: [
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
            'https://cwe.mitre.org/data/definitions/538.html',
        ],
    },
    needs: ['exposure'],
    evaluate: ({ exposure }) => (0,proven/* provenExposures */.BE)(exposure.probes, 'metadata').map((proven) => exposureDraft(proven)),
});

;// CONCATENATED MODULE: ./build/engine/checks/exposure/monitoring.js



const exposureMonitoring = defineCheck({
    meta: {
        id: 'exposure.monitoring',
        title: 'A monitoring or debugging endpoint is public',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-497'],
        requirements: { asvs: ['13.4.5'], pci: ['2.2.4'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: "An endpoint that is made for operators answers everybody: Spring Boot Actuator, Prometheus metrics, Go's pprof and expvar, the status pages of Apache and nginx, phpinfo() or ELMAH.",
        why: "It tells versions, paths, internal addresses, other visitors' requests and sometimes secrets, and some of these endpoints change or stop the application.",
        proof: 'A finding needs three things: status 200, content that is what that endpoint writes (fields of its own, not its name alone), and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. A health endpoint that only says that the service is up is no finding.',
        fix: 'Bind such endpoints to an internal address or port, or require a login for them. Remove phpinfo pages.',
        snippets: {
            nginx: `location = /nginx_status {
  stub_status;
  allow 127.0.0.1;
  deny all;
}`,
            apache: `<Location "/server-status">
  Require local
</Location>`,
            express: `// On a port of its own that only the monitoring can reach.
metricsApp.listen(9090, '127.0.0.1');`,
            caddy: `@inside {
  path /metrics /debug/*
  not remote_ip private_ranges
}
respond @inside 404`,
        },
        references: [
            'https://docs.spring.io/spring-boot/reference/actuator/endpoints.html',
            'https://httpd.apache.org/docs/2.4/mod/mod_status.html',
            'https://pkg.go.dev/net/http/pprof',
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/05-Enumerate_Infrastructure_and_Application_Admin_Interfaces',
        ],
    },
    needs: ['exposure'],
    evaluate: ({ exposure }) => (0,proven/* provenExposures */.BE)(exposure.probes, 'monitoring').map((proven) => exposureDraft(proven)),
});

;// CONCATENATED MODULE: ./build/engine/checks/exposure/vcs.js



const exposureVcs = defineCheck({
    meta: {
        id: 'exposure.vcs',
        title: 'The version control folder of the site is readable',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-538', 'CWE-527'],
        requirements: { asvs: ['13.4.1'], pci: ['2.2.6'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The web server serves the folder in which git, Subversion or Mercurial keeps the history of the site (.git, .svn, .hg). It came along when the site was deployed by a checkout or a copy of the working directory.',
        why: 'Whoever fetches these files can rebuild the source code with its whole history: server-side code, configuration, and every secret that was ever committed, also those removed since.',
        proof: 'A finding needs three things: status 200, content that parses as what that tool writes (a git HEAD or configuration, an SQLite working copy, a list of formats), and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. The history itself is not downloaded.',
        fix: 'Deploy a build instead of a checkout, and let the web server refuse hidden folders. Then treat every secret in the history as known: replace it.',
        snippets: {
            nginx: `location ~ /\\.(?!well-known(?:/|$)) {
  return 404;
}`,
            apache: `RedirectMatch 404 "/\\.(?!well-known(?:/|$))"`,
            express: `// express.static leaves dot files out unless told otherwise.
app.use(express.static('public', { dotfiles: 'ignore' }));`,
            caddy: `@hidden {
  path */.*
  not path /.well-known/*
}
respond @hidden 404`,
        },
        references: [
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
            'https://git-scm.com/docs/gitrepository-layout',
            'https://cwe.mitre.org/data/definitions/527.html',
        ],
    },
    needs: ['exposure'],
    evaluate: ({ exposure }) => 
    // HEAD and config of one repository are one finding.
    (0,proven/* provenExposures */.BE)(exposure.probes, 'vcs').map((proven) => exposureDraft(proven, (path) => path.replace(/\/(\.\w+)\/.*$/, '/$1/'))),
});

;// CONCATENATED MODULE: ./build/engine/facts/cache-control.js

/** Directives in lower case with their values (RFC 9111, section 5.2). */
function parseCacheControl(text) {
    const directives = new Map();
    for (const part of text.slice(0, 8_192).split(',')) {
        const equals = part.indexOf('=');
        const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
        const value = equals < 0
            ? null
            : part
                .slice(equals + 1)
                .trim()
                .replace(/^"|"$/g, '');
        if (name !== '' && !directives.has(name))
            directives.set(name, value);
    }
    return directives;
}
/** What a shared cache may do with a successful answer to GET. */
function sharedCaching(headers, now) {
    const control = (0,http/* header */.wx)(headers, 'cache-control');
    const directives = parseCacheControl(control ?? '');
    const seconds = (name) => Number.parseInt(directives.get(name) ?? '', 10);
    if (['no-store', 'private', 'no-cache'].some((name) => directives.has(name)))
        return 'prevented';
    if ((0,http/* header */.wx)(headers, 'vary')?.trim() === '*')
        return 'prevented';
    if (directives.has('s-maxage'))
        return seconds('s-maxage') > 0 ? 'explicit' : 'prevented';
    if (directives.has('max-age'))
        return seconds('max-age') > 0 ? 'explicit' : 'prevented';
    if (directives.has('public'))
        return 'explicit';
    const expires = (0,http/* header */.wx)(headers, 'expires');
    if (expires !== undefined) {
        const time = Date.parse(expires);
        // A date that cannot be read means "already expired" (RFC 9111, section 5.3).
        return Number.isNaN(time) || time <= now.getTime() ? 'prevented' : 'explicit';
    }
    if (/no-cache/i.test((0,http/* header */.wx)(headers, 'pragma') ?? ''))
        return 'prevented';
    return directives.has('must-revalidate') ? 'prevented' : 'heuristic';
}

;// CONCATENATED MODULE: ./build/engine/checks/http/cache-sensitive.js






const httpCacheSensitive = defineCheck({
    meta: {
        id: 'http.cache-sensitive',
        title: 'A personal page may be kept by shared caches',
        severity: 'low',
        confidence: 'firm',
        cwe: ['CWE-525'],
        requirements: {},
        scanTypes: ['standard', 'compliance'],
        what: 'A page that sets a session cookie, or that was fetched as a signed-in user, does not forbid proxies and content networks to keep it.',
        why: 'A shared cache can hand one visitor the page, and even the session cookie, of another.',
        proof: 'HTML and JSON answers with status 200 that set a session or anti-forgery cookie (or all, when the scan runs with the credentials of a user) are read by the rules of RFC 9111. Told to cache: firm; nothing said at all: tentative, since a cache may then guess.',
        fix: 'Send Cache-Control: no-store (or at least private) with everything that is made for one visitor.',
        snippets: {
            nginx: 'add_header Cache-Control "no-store" always;',
            apache: 'Header always set Cache-Control "no-store"',
            express: "app.use('/account', (req, res, next) => {\n  res.set('Cache-Control', 'no-store');\n  next();\n});",
            nextjs: "export const dynamic = 'force-dynamic'; // and do not cache the route in front of it",
        },
        references: [
            'https://www.rfc-editor.org/rfc/rfc9111#section-3',
            'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#web-content-caching',
        ],
    },
    needs: ['landing', 'crawl'],
    evaluate({ landing, crawl }, { now, authenticated }) {
        const exchanges = [...landing.chain, ...crawl.pages.map(({ exchange }) => exchange)];
        return exchanges.flatMap((exchange) => cache_sensitive_faultOf(exchange, now, authenticated === true));
    },
});
function cache_sensitive_faultOf(exchange, now, isAuthenticated) {
    const { request, response } = exchange;
    const isPage = (0,html_document/* isHtml */._6)(exchange) || /json/i.test((0,http/* header */.wx)(response.headers, 'content-type') ?? '');
    if (response.status !== 200 || !isPage)
        return [];
    const cookie = (0,http/* headerValues */.UE)(response.headers, 'set-cookie')
        .map(parseSetCookie)
        .find((one) => one !== null && !one.deletes && (isSessionLike(one.name, one.value) || isCsrfLike(one.name)));
    if ((cookie === undefined || cookie === null) && !isAuthenticated)
        return [];
    const caching = sharedCaching(response.headers, now);
    if (caching === 'prevented')
        return [];
    const control = (0,http/* header */.wx)(response.headers, 'cache-control');
    const why = cookie ? `sets the cookie ${cookie.name}` : 'was fetched as a signed-in user';
    return [
        {
            key: caching,
            confidence: caching === 'explicit' ? 'firm' : 'tentative',
            location: { url: request.url, method: request.method, parameter: 'Cache-Control' },
            evidence: `The answer ${why}; ${control === undefined ? 'no Cache-Control is sent' : `Cache-Control: ${control.slice(0, 200)}`}.`,
        },
    ];
}

;// CONCATENATED MODULE: ./build/engine/facts/content-type.js

/** Compares the declared content type with the body; only contradictions that cannot be meant are faults. */
function contentTypeFault(response, metas) {
    if (response.body.length === 0)
        return null;
    const declared = (0,http/* header */.wx)(response.headers, 'content-type');
    if (declared === undefined || declared.trim() === '') {
        return { kind: 'missing', detail: `A body of ${response.body.length} bytes is sent without Content-Type.` };
    }
    const [essence = ''] = declared.toLowerCase().split(';');
    const type = essence.trim();
    const actual = actualType(response, type);
    if (actual !== null)
        return { kind: 'mismatch', detail: `Content-Type: ${declared.slice(0, 100)}, but the body is ${actual}.` };
    if (type === 'text/html' && !hasCharset(response, declared, metas)) {
        return {
            kind: 'charset',
            detail: `Content-Type: ${declared.slice(0, 100)}, and the document names no character set.`,
        };
    }
    return null;
}
function actualType(response, type) {
    const start = response.text.slice(0, 1_024).trimStart();
    const isHtmlText = /^(?:<!doctype html|<html[\s>])/i.test(start);
    const isTextual = /^(?:text\/(?:javascript|css|plain)|application\/(?:javascript|json|x-javascript)|image\/)/.test(type);
    if (isHtmlText && isTextual)
        return 'an HTML document';
    if (type === 'text/html' && /^[{[]/.test(start) && isJson(response))
        return 'JSON';
    return null;
}
function isJson(response) {
    if (response.truncated || response.body.length > 262_144)
        return false;
    try {
        return typeof JSON.parse(response.text) === 'object';
    }
    catch {
        return false;
    }
}
function hasCharset(response, declared, metas) {
    if (/;\s*charset\s*=\s*"?[\w-]/i.test(declared))
        return true;
    const [a, b, c] = response.body;
    if ((a === 0xef && b === 0xbb && c === 0xbf) || (a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe))
        return true;
    if (metas.some(({ httpEquiv, content }) => httpEquiv === 'content-type' && /charset\s*=\s*\S/i.test(content)))
        return true;
    // The encoding is looked for in the first 1024 bytes only (HTML, "prescan a byte stream").
    return /<meta[^>]{0,200}\scharset\s*=\s*["']?[\w-]/i.test(response.body.subarray(0, 1_024).toString('latin1'));
}

;// CONCATENATED MODULE: ./build/engine/checks/http/content-type.js




const httpContentType = defineCheck({
    meta: {
        id: 'http.content-type',
        title: 'The Content-Type is missing or wrong',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-436'],
        requirements: {},
        scanTypes: ['standard', 'compliance'],
        what: 'An answer has no Content-Type, an HTML page names no character set, or the body is of another type than the header says.',
        why: 'Browsers then guess. A JSON answer that is shown as HTML runs what a user put into it; a page without character set can be read in one where harmless text becomes markup.',
        proof: 'Bodies of answers with status 200 to 299 are compared with their header: parsed JSON sent as HTML, a document that begins as HTML but is sent as script, style or image. A character set in the document itself or a byte order mark counts.',
        fix: 'Send the right Content-Type with every body, for text with its character set: Content-Type: text/html; charset=utf-8.',
        snippets: {
            nginx: 'charset utf-8;\ninclude mime.types;\ndefault_type application/octet-stream;',
            apache: 'AddDefaultCharset utf-8',
            express: "res.type('json').send(JSON.stringify(body)); // or res.json(body)",
        },
        references: ['https://www.rfc-editor.org/rfc/rfc9110#section-8.3', 'https://mimesniff.spec.whatwg.org/'],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        return allAnswers(crawl).flatMap(content_type_faultOf);
    },
});
const TEXTS = {
    missing: 'The Content-Type is missing',
    charset: 'An HTML page names no character set',
    mismatch: 'The body is of another type than the Content-Type says',
};
function content_type_faultOf(exchange) {
    const { request, response } = exchange;
    if (response.status < 200 || response.status > 299)
        return [];
    const fault = contentTypeFault(response, (0,html_document/* documentOf */.lM)(exchange)?.metas ?? []);
    if (fault === null)
        return [];
    return [
        {
            key: fault.kind,
            title: TEXTS[fault.kind],
            location: { url: request.url, method: request.method, parameter: 'Content-Type' },
            evidence: fault.detail,
        },
    ];
}

;// CONCATENATED MODULE: ./build/engine/facts/structured-token.js
const KEY = /^[a-z*][a-z0-9_\-.*]*$/;
const TOKEN = /^[A-Za-z*][!#$%&'*+\-.^_`|~0-9A-Za-z:/]*$/;
const BARE = /^(?:"(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"|\?[01]|-?\d{1,15}(?:\.\d{1,3})?|:[A-Za-z0-9+/=]*:)$/;
/** A token item of a structured field (RFC 9651, section 4.2.3) with its parameters checked; null when it is not one. */
function parseTokenItem(text) {
    const [item = '', ...parameters] = splitOutsideQuotes(text.trim());
    const token = item.trimEnd();
    if (!TOKEN.test(token))
        return null;
    for (const parameter of parameters) {
        const trimmed = parameter.replace(/^ +/, '');
        const equals = trimmed.indexOf('=');
        const key = equals < 0 ? trimmed : trimmed.slice(0, equals);
        const value = equals < 0 ? '?1' : trimmed.slice(equals + 1);
        if (!KEY.test(key) || !(TOKEN.test(value) || BARE.test(value)))
            return null;
    }
    return token;
}
function splitOutsideQuotes(text) {
    return text.match(/(?:[^;"]|"(?:[^"\\]|\\.)*"?)+|(?<=;)(?=;|$)/g) ?? [];
}

;// CONCATENATED MODULE: ./build/engine/facts/cross-origin-policies.js

const VALUES = {
    'cross-origin-opener-policy': ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups', 'unsafe-none'],
    'cross-origin-embedder-policy': ['require-corp', 'credentialless', 'unsafe-none'],
    'cross-origin-resource-policy': ['same-origin', 'same-site', 'cross-origin'],
};
/** A value that a browser does not understand, or a header sent twice, has no effect (HTML, "cross-origin opener policies"). */
function judgeCrossOriginPolicy(name, values) {
    const [value] = values;
    if (value === undefined)
        return 'missing';
    if (values.length > 1)
        return 'invalid';
    // CORP is no structured field (Fetch, "cross-origin resource policy check"): the whole value is compared.
    const word = name === 'cross-origin-resource-policy' ? value.trim() : parseTokenItem(value);
    return word !== null && VALUES[name].includes(word) ? 'valid' : 'invalid';
}

;// CONCATENATED MODULE: ./build/engine/checks/http/cross-origin-isolation.js





const httpCrossOriginIsolation = defineCheck({
    meta: {
        id: 'http.cross-origin-isolation',
        title: 'Cross-origin isolation headers are missing or invalid',
        severity: 'info',
        confidence: 'certain',
        cwe: ['CWE-346'],
        requirements: { asvs: ['3.4.8'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The page does not send Cross-Origin-Opener-Policy, Cross-Origin-Embedder-Policy or Cross-Origin-Resource-Policy, or sends a value that browsers do not understand.',
        why: 'Without them other sites can keep a handle on the window of the page, embed its resources and try to read them by side channels such as Spectre.',
        proof: 'The three headers are read as their specifications say: opener and embedder policy are structured tokens in lower case, a repeated header counts as none. Missing ones are info; an invalid value, which looks like protection but is none, is low.',
        fix: 'Send Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Resource-Policy: same-origin; add Cross-Origin-Embedder-Policy: require-corp where every embedded resource allows it.',
        snippets: {
            nginx: 'add_header Cross-Origin-Opener-Policy "same-origin" always;\nadd_header Cross-Origin-Resource-Policy "same-origin" always;',
            apache: 'Header always set Cross-Origin-Opener-Policy "same-origin"\nHeader always set Cross-Origin-Resource-Policy "same-origin"',
            express: 'app.use(helmet.crossOriginOpenerPolicy());\napp.use(helmet.crossOriginResourcePolicy());',
            caddy: 'header Cross-Origin-Opener-Policy "same-origin"\nheader Cross-Origin-Resource-Policy "same-origin"',
        },
        references: [
            'https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies',
            'https://web.dev/articles/coop-coep',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        const pages = htmlPages(crawl);
        return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(faultsOf);
    },
});
const cross_origin_isolation_HEADERS = [
    ['cross-origin-opener-policy', 'Cross-Origin-Opener-Policy'],
    ['cross-origin-embedder-policy', 'Cross-Origin-Embedder-Policy'],
    ['cross-origin-resource-policy', 'Cross-Origin-Resource-Policy'],
];
function faultsOf({ request, response }) {
    const missing = [];
    const drafts = [];
    const location = { url: request.url, method: request.method };
    for (const [name, shown] of cross_origin_isolation_HEADERS) {
        const values = (0,http/* headerValues */.UE)(response.headers, name);
        const state = judgeCrossOriginPolicy(name, values);
        if (state === 'missing')
            missing.push(shown);
        if (state === 'invalid') {
            drafts.push({
                key: `invalid ${name}`,
                severity: 'low',
                title: `${shown} is not valid`,
                location: { ...location, parameter: shown },
                evidence: values.map((value) => headerLine(shown, value)).join('\n'),
            });
        }
    }
    if (missing.length > 0)
        drafts.push({ key: 'missing', location, evidence: `Missing: ${missing.join(', ')}` });
    return drafts;
}

;// CONCATENATED MODULE: ./build/engine/facts/frame-options.js
/** What a browser makes of X-Frame-Options (HTML, "the X-Frame-Options header"): unknown values allow all framing. */
function judgeFrameOptions(values) {
    const words = values.flatMap((value) => value.split(',')).map((word) => word.trim().toLowerCase());
    const distinct = new Set(words);
    if (words.length === 0)
        return { state: 'missing', repeated: false };
    if (distinct.size > 1) {
        // A list with any valid word denies; one with none of them is ignored.
        const denies = ['deny', 'sameorigin', 'allowall'].some((word) => distinct.has(word));
        return { state: denies ? 'deny' : 'invalid', repeated: true };
    }
    const [word = ''] = words;
    const repeated = words.length > 1;
    if (word === 'deny' || word === 'sameorigin')
        return { state: word, repeated };
    return { state: word.startsWith('allow-from') ? 'allow-from' : 'invalid', repeated };
}

;// CONCATENATED MODULE: ./build/engine/checks/http/framing.js






const httpFraming = defineCheck({
    meta: {
        id: 'http.framing',
        title: 'Pages can be framed by any site',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-1021'],
        requirements: { asvs: ['3.4.6'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'HTML pages carry neither a Content-Security-Policy with frame-ancestors nor an X-Frame-Options header that browsers understand.',
        why: 'Another site can show the page in an invisible frame and lead a signed-in visitor to click on it without knowing (clickjacking).',
        proof: 'Every HTML page is looked at. frame-ancestors counts only in a header (a meta element cannot carry it) and not when it allows everything; X-Frame-Options counts as DENY or SAMEORIGIN. ALLOW-FROM and other words are ignored by browsers. The same value sent twice works, but shows that two places set it: low.',
        fix: "Send Content-Security-Policy: frame-ancestors 'none' (or 'self', or the sites that may frame the page), and X-Frame-Options: DENY for old browsers.",
        snippets: {
            nginx: 'add_header Content-Security-Policy "frame-ancestors \'none\'" always;\nadd_header X-Frame-Options "DENY" always;',
            apache: 'Header always set Content-Security-Policy "frame-ancestors \'none\'"\nHeader always set X-Frame-Options "DENY"',
            express: "app.use(helmet({ contentSecurityPolicy: { directives: { frameAncestors: [\"'none'\"] } }, frameguard: { action: 'deny' } }));",
            nextjs: "// next.config.js\nasync headers() {\n  return [{ source: '/:path*', headers: [{ key: 'Content-Security-Policy', value: \"frame-ancestors 'none'\" }] }];\n}",
            caddy: 'header Content-Security-Policy "frame-ancestors \'none\'"\nheader X-Frame-Options "DENY"',
        },
        references: [
            'https://cheatsheetseries.owasp.org/cheatsheets/Clickjacking_Defense_Cheat_Sheet.html',
            'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/frame-ancestors',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        const pages = htmlPages(crawl);
        return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(framing_faultOf);
    },
});
const EVERYONE = new Set(['*', 'http:', 'https:', 'http://*', 'https://*']);
function framing_faultOf(exchange) {
    const { request, response } = exchange;
    const location = { url: request.url, method: request.method };
    const ancestors = enforcedPolicies(exchange)
        .map((policy) => policy.directives.get('frame-ancestors'))
        .filter((values) => values !== undefined);
    // X-Frame-Options is ignored as soon as a policy names frame-ancestors (CSP 3, section 6.4.2.2).
    if (ancestors.length > 0) {
        const restricts = ancestors.some((values) => !values.some((value) => EVERYONE.has(value.toLowerCase())));
        if (restricts)
            return [];
        const evidence = `Content-Security-Policy: frame-ancestors ${ancestors[0]?.join(' ')}`;
        return [{ key: 'frame-ancestors-open', location: { ...location, parameter: 'Content-Security-Policy' }, evidence }];
    }
    const values = (0,http/* headerValues */.UE)(response.headers, 'x-frame-options');
    const { state, repeated } = judgeFrameOptions(values);
    const at = { ...location, parameter: 'X-Frame-Options' };
    if (state === 'missing') {
        return [
            { key: 'missing', location: at, evidence: `${request.url} has neither frame-ancestors nor X-Frame-Options.` },
        ];
    }
    const shown = values.map((value) => headerLine('X-Frame-Options', value)).join('\n');
    if (state === 'invalid' || state === 'allow-from') {
        return [
            {
                key: state,
                location: at,
                evidence: `${shown}\nBrowsers do not know this value and let any site frame the page.`,
            },
        ];
    }
    if (!repeated)
        return [];
    return [
        {
            key: 'repeated',
            severity: 'low',
            title: 'X-Frame-Options is sent more than once',
            location: at,
            evidence: shown,
        },
    ];
}

;// CONCATENATED MODULE: ./build/engine/checks/http/framing-conflict.js






const httpFramingConflict = defineCheck({
    meta: {
        id: 'http.framing-conflict',
        title: 'X-Frame-Options and frame-ancestors disagree',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-1021'],
        requirements: { asvs: ['3.4.6'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A page says with X-Frame-Options one thing and with the frame-ancestors directive of its Content-Security-Policy another, or uses ALLOW-FROM, which no current browser obeys.',
        why: 'Browsers follow frame-ancestors and ignore X-Frame-Options; other clients do the opposite. Who set the stricter one believes in a protection that is not there.',
        proof: "Both are read as browsers do: DENY against anything but 'none', SAMEORIGIN against anything wider than 'self', and contradicting values of X-Frame-Options.",
        fix: "Let both say the same: X-Frame-Options: DENY with frame-ancestors 'none', or SAMEORIGIN with frame-ancestors 'self'. For a list of sites use frame-ancestors alone and drop ALLOW-FROM.",
        snippets: {
            nginx: 'add_header Content-Security-Policy "frame-ancestors \'self\' https://partner.example" always;\n# no X-Frame-Options beside a list of sites',
            apache: 'Header always set Content-Security-Policy "frame-ancestors \'self\' https://partner.example"\nHeader always unset X-Frame-Options',
        },
        references: [
            'https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options',
            'https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        const pages = htmlPages(crawl);
        return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(framing_conflict_faultOf);
    },
});
function framing_conflict_faultOf(exchange) {
    const { request, response } = exchange;
    const values = (0,http/* headerValues */.UE)(response.headers, 'x-frame-options');
    const { state } = judgeFrameOptions(values);
    const lists = enforcedPolicies(exchange).flatMap((policy) => {
        const list = policy.directives.get('frame-ancestors');
        return list === undefined ? [] : [list.map((value) => value.toLowerCase())];
    });
    const distinct = new Set(values.flatMap((value) => value.split(',')).map((word) => word.trim().toLowerCase()));
    const key = conflictOf(state, lists, distinct.size);
    if (key === null)
        return [];
    const shown = [
        ...values.map((value) => headerLine('X-Frame-Options', value)),
        ...lists.map((list) => `Content-Security-Policy: frame-ancestors ${list.join(' ')}`),
    ];
    const location = { url: request.url, method: request.method, parameter: 'X-Frame-Options' };
    return [{ key, location, evidence: shown.join('\n') }];
}
function conflictOf(state, lists, distinct) {
    if (distinct > 1)
        return 'contradicting-values';
    if (state === 'allow-from')
        return 'allow-from';
    if (lists.length === 0)
        return null;
    const isNone = lists.some((list) => list.length === 0 || (list.length === 1 && list[0] === "'none'"));
    const isSelf = lists.some((list) => list.length === 1 && list[0] === "'self'");
    if (state === 'deny' && !isNone)
        return 'deny-against-list';
    if (state === 'sameorigin' && !isSelf)
        return 'sameorigin-against-list';
    return null;
}

;// CONCATENATED MODULE: ./build/engine/checks/http/hsts-missing.js


const httpHstsMissing = defineCheck({
    meta: {
        id: 'http.hsts-missing',
        title: 'Strict-Transport-Security is missing',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-319'],
        requirements: { asvs: ['3.4.1'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        localSeverity: 'low',
        what: 'The HTTPS site does not send a Strict-Transport-Security header, so browsers do not remember that it must be used over HTTPS only.',
        why: 'Without it the first request of a visit can be kept on plain HTTP by somebody on the path (SSL stripping), and visitors can click through certificate warnings.',
        proof: 'Every HTTPS answer from the start URL to the landing page is looked at. Silent for plain HTTP targets and for IP addresses, where browsers ignore the header (RFC 6797, section 8.1.1).',
        fix: 'Send Strict-Transport-Security with a max-age of at least one year on every HTTPS answer; add includeSubDomains once all subdomains speak HTTPS.',
        snippets: {
            nginx: 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
            apache: 'Header always set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
            express: 'app.use(helmet.hsts({ maxAge: 31536000, includeSubDomains: true }));',
            nextjs: "// next.config.js\nasync headers() {\n  return [{ source: '/:path*', headers: [\n    { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },\n  ] }];\n}",
            caddy: 'header Strict-Transport-Security "max-age=31536000; includeSubDomains"',
        },
        references: [
            'https://www.rfc-editor.org/rfc/rfc6797',
            'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security',
        ],
    },
    needs: ['landing'],
    evaluate({ landing }, { target }) {
        if (target.scheme === 'http')
            return notApplicable('the target speaks plain HTTP');
        if (target.isIpAddress)
            return notApplicable('browsers ignore the header on IP addresses');
        const sent = landing.chain.some(({ response }) => (0,http/* headerValues */.UE)(response.headers, 'strict-transport-security').length > 0);
        if (sent)
            return [];
        const { request, response } = landing.final;
        return [
            {
                key: 'missing',
                location: { url: request.url, method: request.method, parameter: 'Strict-Transport-Security' },
                evidence: `${request.method} ${request.url} answered ${response.status} without a Strict-Transport-Security header.`,
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/facts/hsts.js
const hsts_TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** @returns null when there is no such header */
function parseHsts(values) {
    const first = values[0];
    if (first === undefined)
        return null;
    const faults = [];
    if (values.length > 1)
        faults.push('The header is sent more than once; only the first one counts.');
    const directives = new Map();
    for (const part of splitDirectives(first)) {
        const equals = part.indexOf('=');
        const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
        const value = equals < 0 ? null : unquote(part.slice(equals + 1).trim());
        if (!hsts_TOKEN.test(name) || value === undefined)
            faults.push(`"${part.slice(0, 60)}" is not a directive.`);
        else if (directives.has(name))
            faults.push(`The directive ${name} stands more than once.`);
        else
            directives.set(name, value);
    }
    const age = directives.get('max-age');
    const maxAge = typeof age === 'string' && /^\d+$/.test(age) ? Number(age) : null;
    if (!directives.has('max-age'))
        faults.push('The required directive max-age is missing.');
    else if (maxAge === null)
        faults.push('The value of max-age is not a number of seconds.');
    for (const flag of ['includesubdomains', 'preload']) {
        if (typeof directives.get(flag) === 'string')
            faults.push(`The directive ${flag} takes no value.`);
    }
    const fatal = faults.filter((fault) => !fault.startsWith('The header is sent more than once'));
    return {
        valid: fatal.length === 0,
        maxAge,
        includeSubDomains: directives.has('includesubdomains'),
        preload: directives.has('preload'),
        faults,
        count: values.length,
    };
}
/** Splits at semicolons outside quoted strings; empty directives are allowed and left out. */
function splitDirectives(text) {
    const parts = [];
    let current = '';
    let quoted = false;
    for (let index = 0; index < text.length && parts.length < 100; index += 1) {
        const character = text[index] ?? '';
        if (quoted && character === '\\') {
            current += character + (text[index + 1] ?? '');
            index += 1;
        }
        else if (character === ';' && !quoted) {
            parts.push(current);
            current = '';
        }
        else {
            if (character === '"')
                quoted = !quoted;
            current += character;
        }
    }
    parts.push(current);
    return parts.map((part) => part.trim()).filter((part) => part !== '');
}
/** @returns undefined when the value is neither a token nor a quoted string */
function unquote(text) {
    if (text.startsWith('"')) {
        return /^"(?:[^"\\]|\\.)*"$/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : undefined;
    }
    return hsts_TOKEN.test(text) ? text : undefined;
}

;// CONCATENATED MODULE: ./build/engine/checks/http/hsts-weak.js




const HALF_YEAR = 15_552_000;
const YEAR = 31_536_000;
const httpHstsWeak = defineCheck({
    meta: {
        id: 'http.hsts-weak',
        title: 'Strict-Transport-Security is weak or has no effect',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-319'],
        requirements: { asvs: ['3.4.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The site sends Strict-Transport-Security, but its max-age is shorter than a year, or the header is malformed, repeated, or sent over plain HTTP, where browsers ignore it.',
        why: 'A short max-age leaves those unprotected who do not come back in time; a malformed header protects nobody although it looks as if it did; a max-age of 0 removes the protection.',
        proof: 'The header is parsed as RFC 6797 says (quoted values, repeated directives, the first of several headers). A max-age between half a year and a year is reported as info only.',
        fix: 'Send exactly one header: Strict-Transport-Security: max-age=31536000; includeSubDomains.',
        snippets: {
            nginx: 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
            apache: 'Header always set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
            express: 'app.use(helmet.hsts({ maxAge: 31536000, includeSubDomains: true }));',
            caddy: 'header Strict-Transport-Security "max-age=31536000; includeSubDomains"',
        },
        references: [
            'https://www.rfc-editor.org/rfc/rfc6797#section-6.1',
            'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security',
        ],
    },
    needs: ['landing'],
    evaluate({ landing }, { target }) {
        if (target.isIpAddress)
            return notApplicable('browsers ignore the header on IP addresses');
        const drafts = landing.chain.flatMap((exchange) => hsts_weak_faultsOf(exchange, target.scheme === 'https'));
        return drafts;
    },
});
function hsts_weak_faultsOf(exchange, isSecure) {
    const { request, response } = exchange;
    const values = (0,http/* headerValues */.UE)(response.headers, 'strict-transport-security');
    const policy = parseHsts(values);
    if (policy === null)
        return [];
    const found = isSecure
        ? judge(policy)
        : [{ key: 'plain-http', severity: 'info', text: 'Browsers ignore the header over plain HTTP.' }];
    return found.map(({ key, severity, text }) => ({
        key,
        severity,
        location: { url: request.url, method: request.method, parameter: 'Strict-Transport-Security' },
        evidence: `${values.map((value) => headerLine('Strict-Transport-Security', value)).join('\n')}\n${text}`,
    }));
}
function judge(policy) {
    const text = policy.faults.join(' ');
    if (!policy.valid)
        return [{ key: 'malformed', severity: 'low', text }];
    const found = [];
    if (policy.count > 1)
        found.push({ key: 'repeated', severity: 'low', text });
    const age = policy.maxAge ?? 0;
    if (age === 0)
        found.push({ key: 'max-age', severity: 'low', text: 'A max-age of 0 switches the protection off.' });
    else if (age < YEAR) {
        const severity = age < HALF_YEAR ? 'low' : 'info';
        const days = Math.floor(age / 86_400);
        found.push({ key: 'max-age', severity, text: `max-age is ${age} seconds (${days} days), less than a year.` });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/engine/checks/http/methods.js


const httpMethods = defineCheck({
    meta: {
        id: 'http.methods',
        title: 'The server offers methods that change content',
        severity: 'info',
        confidence: 'tentative',
        cwe: ['CWE-749'],
        requirements: { asvs: ['13.4'], pci: ['2.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The answer to OPTIONS lists methods such as PUT, DELETE or PROPFIND for a page.',
        why: 'For an interface that is meant to be written to this is fine. For a web page it can mean that WebDAV or a default handler is open and files can be changed.',
        proof: 'OPTIONS is sent and its Allow (or Public) header is read. None of the methods is ever tried, so whether they work remains open: the finding is information.',
        fix: 'Allow only the methods that the application uses, in the server and in the application.',
        snippets: {
            nginx: 'limit_except GET POST { deny all; }',
            apache: '<Location "/">\n  AllowMethods GET POST HEAD OPTIONS\n</Location>',
            caddy: '@write method PUT DELETE PROPFIND\nrespond @write 405',
        },
        references: [
            'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.1',
            'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/06-Test_HTTP_Methods',
        ],
    },
    needs: ['methods'],
    evaluate({ methods }) {
        const { options } = methods;
        if (!(0,http/* answered */.oQ)(options))
            return notApplicable(`OPTIONS got no answer: ${options.failure.message}`);
        const { request, response } = options;
        const allow = [(0,http/* header */.wx)(response.headers, 'allow'), (0,http/* header */.wx)(response.headers, 'public')].filter(Boolean).join(', ');
        const listed = allow.split(',').map((method) => method.trim().toUpperCase());
        const risky = RISKY.filter((method) => listed.includes(method));
        if (risky.length === 0)
            return [];
        return [
            {
                key: 'methods',
                location: { url: request.url, method: 'OPTIONS', parameter: 'Allow' },
                evidence: `OPTIONS answered ${response.status} with Allow: ${allow.slice(0, 300)}\nOffered: ${risky.join(', ')}`,
            },
        ];
    },
});
const RISKY = [
    'PUT',
    'DELETE',
    'PATCH',
    'PROPFIND',
    'PROPPATCH',
    'MKCOL',
    'COPY',
    'MOVE',
    'LOCK',
    'UNLOCK',
    'CONNECT',
    'DEBUG',
];

;// CONCATENATED MODULE: ./build/engine/checks/http/no-https.js



const httpNoHttps = defineCheck({
    meta: {
        id: 'http.no-https',
        title: 'The site can be used over plain HTTP',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-319'],
        requirements: { asvs: ['12.2.1'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        localSeverity: 'low',
        what: 'The site serves content over plain HTTP, or its answer to plain HTTP does not lead to HTTPS.',
        why: 'Whoever sits on the path (a public Wi-Fi, a proxy, a provider) reads and changes everything that is sent: passwords, session cookies, the pages themselves. A visitor who types the name without a scheme may begin on HTTP.',
        proof: 'The start page is asked in plain HTTP: on port 80 beside an https target on 443, on the same port otherwise. A refused connection, an error answer or a redirect (301, 302, 303, 307, 308) whose Location is https passes; content, or a redirect to another http URL, is the finding.',
        fix: 'Answer every plain HTTP request with a permanent redirect to the same address under https, or do not listen for plain HTTP at all.',
        snippets: {
            nginx: 'server {\n  listen 80;\n  server_name example.com;\n  return 301 https://$host$request_uri;\n}',
            apache: '<VirtualHost *:80>\n  ServerName example.com\n  Redirect permanent / https://example.com/\n</VirtualHost>',
            express: "app.set('trust proxy', 1);\napp.use((req, res, next) => (req.secure ? next() : res.redirect(301, 'https://example.com' + req.url)));",
            caddy: '# Caddy redirects to HTTPS by itself for a named site:\nexample.com {\n  respond "Hello"\n}',
        },
        references: [
            'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2',
            'https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html',
        ],
    },
    needs: ['plainHttp'],
    evaluate({ plainHttp }, { target }) {
        const exchanges = plainHttp.attempts.filter(http/* answered */.oQ);
        // For an http target this is its redirect chain: only where it ends counts.
        const judged = target.scheme === 'http' ? exchanges.slice(-1) : exchanges;
        return judged.flatMap(no_https_faultOf);
    },
});
function no_https_faultOf(exchange) {
    const { request, response } = exchange;
    const next = redirectTarget(exchange);
    if (next?.protocol === 'https:')
        return [];
    const serves = response.status < 300 || response.status === 401;
    if (next === null && !serves)
        return [];
    const evidence = next === null
        ? `${request.method} ${request.url} answered ${response.status} with ${response.body.length} bytes over plain HTTP.`
        : `${request.method} ${request.url} answered ${response.status} with Location: ${next.href}, which is not https.`;
    return [{ key: 'plain', location: { url: request.url, method: request.method }, evidence }];
}

;// CONCATENATED MODULE: ./build/engine/facts/permissions-policy.js
/** Reads Permissions-Policy, a structured dictionary (Permissions Policy, section 9.1). */
function parsePermissionsPolicy(values) {
    const features = new Map();
    const invalid = [];
    const entries = values
        .join(',')
        .slice(0, 16_384)
        .match(/[^,(]+(?:\([^)]*\))?[^,]*/g) ?? [];
    for (const entry of entries.map((text) => text.trim()).filter((text) => text !== '')) {
        const match = /^([a-z*][a-z0-9_*.-]*)\s*=\s*(\*|self|"[^"]*"|\(([^)]*)\))\s*(?:;.*)?$/.exec(entry);
        if (match === null) {
            invalid.push(entry.slice(0, 80));
            continue;
        }
        const list = match[3] === undefined ? [match[2] ?? ''] : match[3].split(/\s+/).filter((item) => item !== '');
        features.set(match[1] ?? '', list.map((item) => item.replace(/^"|"$/g, '')));
    }
    return { features, invalid };
}
/** Reads the older Feature-Policy: `camera 'none'; microphone *`. */
function parseFeaturePolicy(values) {
    const features = new Map();
    for (const entry of values.join(';').slice(0, 16_384).split(/[;,]/)) {
        const [feature, ...list] = entry.trim().toLowerCase().split(/\s+/);
        if (feature !== undefined && feature !== '')
            features.set(feature, list.map((item) => item.replace(/'/g, '')));
    }
    return { features, invalid: [] };
}

;// CONCATENATED MODULE: ./build/engine/checks/http/permissions-policy.js





const httpPermissionsPolicy = defineCheck({
    meta: {
        id: 'http.permissions-policy',
        title: 'Permissions-Policy is missing or too open',
        severity: 'info',
        confidence: 'certain',
        cwe: ['CWE-693'],
        requirements: {},
        scanTypes: ['standard', 'compliance'],
        what: 'The page does not say which browser features it and its frames may use, or opens camera, microphone, location or payment to every site.',
        why: 'A script that was injected, or an embedded advertisement, can then ask for the camera or the position in the name of the site.',
        proof: 'The Permissions-Policy header is read as a structured dictionary, the older Feature-Policy by its own grammar. Entries that are not of the form feature=(list) are named, for browsers drop the whole header.',
        fix: 'Send Permissions-Policy with an empty list for what the site does not use: camera=(), microphone=(), geolocation=(), payment=().',
        snippets: {
            nginx: 'add_header Permissions-Policy "camera=(), microphone=(), geolocation=(), payment=()" always;',
            apache: 'Header always set Permissions-Policy "camera=(), microphone=(), geolocation=(), payment=()"',
            express: "app.use((req, res, next) => {\n  res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');\n  next();\n});",
            caddy: 'header Permissions-Policy "camera=(), microphone=(), geolocation=(), payment=()"',
        },
        references: [
            'https://www.w3.org/TR/permissions-policy/',
            'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Permissions-Policy',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        const pages = htmlPages(crawl);
        return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(permissions_policy_faultOf);
    },
});
const POWERFUL = ['camera', 'microphone', 'geolocation', 'payment'];
function permissions_policy_faultOf({ request, response }) {
    const values = (0,http/* headerValues */.UE)(response.headers, 'permissions-policy');
    const legacy = (0,http/* headerValues */.UE)(response.headers, 'feature-policy');
    const location = { url: request.url, method: request.method, parameter: 'Permissions-Policy' };
    if (values.length === 0 && legacy.length === 0) {
        return [{ key: 'missing', location, evidence: `${request.url} is sent without Permissions-Policy.` }];
    }
    const policy = values.length > 0 ? parsePermissionsPolicy(values) : parseFeaturePolicy(legacy);
    const shown = [
        ...values.map((value) => headerLine('Permissions-Policy', value)),
        ...legacy.map((value) => headerLine('Feature-Policy', value)),
    ].join('\n');
    const open = POWERFUL.filter((feature) => policy.features.get(feature)?.includes('*') === true);
    const drafts = [];
    if (open.length > 0)
        drafts.push({ key: 'open', location, evidence: `${shown}\nOpen to every site: ${open.join(', ')}` });
    if (policy.invalid.length > 0) {
        const title = 'Permissions-Policy is not valid';
        drafts.push({ key: 'invalid', title, location, evidence: `${shown}\nNot understood: ${policy.invalid[0]}` });
    }
    return drafts;
}

;// CONCATENATED MODULE: ./build/engine/facts/referrer-policy.js
const SAFE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['unsafe-url', 'no-referrer-when-downgrade', 'origin', 'origin-when-cross-origin'];
/** Words of old drafts that browsers still take in a meta element (HTML, "meta referrer"). */
const LEGACY = {
    never: 'no-referrer',
    default: 'strict-origin-when-cross-origin',
    always: 'unsafe-url',
    'origin-when-crossorigin': 'origin-when-cross-origin',
};
/**
 * The last valid word of the list counts, so that a new word can stand after its fallback (Referrer Policy, section 8.1).
 * A meta element of the document overrides the header.
 */
function judgeReferrerPolicy(headers, metas) {
    const words = (values) => values
        .flatMap((value) => value.split(','))
        .map((word) => word.trim().toLowerCase())
        .filter((word) => word !== '');
    const all = [...words(headers), ...words(metas).map((word) => LEGACY[word] ?? word)];
    if (all.length === 0)
        return { state: 'missing', policy: null };
    const policy = all.findLast((word) => SAFE.includes(word) || UNSAFE.includes(word));
    if (policy === undefined)
        return { state: 'invalid', policy: null };
    return { state: SAFE.includes(policy) ? 'safe' : 'unsafe', policy };
}

;// CONCATENATED MODULE: ./build/engine/checks/http/referrer-policy.js






const httpReferrerPolicy = defineCheck({
    meta: {
        id: 'http.referrer-policy',
        title: 'The Referrer-Policy lets addresses leak',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-200'],
        requirements: { asvs: ['3.4.5'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The page sets a Referrer-Policy that sends its address to other sites, sets one that browsers do not understand, or sets none.',
        why: 'Addresses often hold what is private: search words, ids, tokens of password resets. With unsafe-url the whole address goes to every site that is linked or embedded, even over plain HTTP.',
        proof: 'The header and meta elements are read as browsers do: the last valid word wins, a meta element overrides the header. A missing policy is reported as info, since browsers then use strict-origin-when-cross-origin.',
        fix: 'Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer where no other site needs to know.',
        snippets: {
            nginx: 'add_header Referrer-Policy "strict-origin-when-cross-origin" always;',
            apache: 'Header always set Referrer-Policy "strict-origin-when-cross-origin"',
            express: "app.use(helmet.referrerPolicy({ policy: 'strict-origin-when-cross-origin' }));",
            nextjs: "// next.config.js\nasync headers() {\n  return [{ source: '/:path*', headers: [{ key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' }] }];\n}",
            caddy: 'header Referrer-Policy "strict-origin-when-cross-origin"',
        },
        references: [
            'https://www.w3.org/TR/referrer-policy/',
            'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        const pages = htmlPages(crawl);
        return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(referrer_policy_faultOf);
    },
});
function referrer_policy_faultOf(exchange) {
    const { request, response } = exchange;
    const headers = (0,http/* headerValues */.UE)(response.headers, 'referrer-policy');
    const metas = ((0,html_document/* documentOf */.lM)(exchange)?.metas ?? [])
        .filter(({ name }) => name === 'referrer')
        .map(({ content }) => content);
    const { state, policy } = judgeReferrerPolicy(headers, metas);
    if (state === 'safe')
        return [];
    const location = { url: request.url, method: request.method, parameter: 'Referrer-Policy' };
    if (state === 'missing') {
        const title = 'No Referrer-Policy is set';
        return [{ key: 'missing', severity: 'info', title, location, evidence: `${request.url} sets no Referrer-Policy.` }];
    }
    const shown = [
        ...headers.map((value) => `Referrer-Policy: ${shorten(value)}`),
        ...metas.map((content) => `<meta name="referrer" content="${shorten(content)}">`),
    ].join('\n');
    if (state === 'invalid') {
        const title = 'The Referrer-Policy is not one that browsers understand';
        return [{ key: 'invalid', title, location, evidence: shown }];
    }
    return [{ key: `unsafe ${policy}`, location, evidence: `${shown}\nIn force: ${policy}` }];
}

;// CONCATENATED MODULE: ./build/engine/checks/http/trace.js


const httpTrace = defineCheck({
    meta: {
        id: 'http.trace',
        title: 'The TRACE method echoes requests',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-16'],
        requirements: { asvs: ['13.4.4'], pci: ['2.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The server answers TRACE by sending the whole request back, with its headers.',
        why: 'What proxies and browsers add to a request, such as cookies that scripts must not read or internal addresses, becomes readable in the answer (cross-site tracing).',
        proof: 'A TRACE request with a random, inert header is sent. Only an answer with status 200 whose body holds that header and the request line is a finding; a server that says "TRACE" in Allow but refuses it is not.',
        fix: 'Switch TRACE off in the server and in every proxy before it.',
        snippets: {
            nginx: '# nginx refuses TRACE by itself; a proxied application is covered by:\nif ($request_method = TRACE) { return 405; }',
            apache: 'TraceEnable off',
            express: "app.use((req, res, next) => (req.method === 'TRACE' ? res.sendStatus(405) : next()));",
            caddy: '@trace method TRACE\nrespond @trace 405',
        },
        references: [
            'https://www.rfc-editor.org/rfc/rfc9110#section-9.3.8',
            'https://owasp.org/www-community/attacks/Cross_Site_Tracing',
        ],
    },
    needs: ['methods'],
    evaluate({ methods }) {
        const { trace, traceMarker } = methods;
        if (!(0,http/* answered */.oQ)(trace))
            return notApplicable(`TRACE got no answer: ${trace.failure.message}`);
        const { request, response } = trace;
        const echoes = response.text.includes(traceMarker) && /^TRACE\s+\S+\s+HTTP\/\d/m.test(response.text);
        if (response.status !== 200 || !echoes)
            return [];
        return [
            {
                key: 'trace',
                location: { url: request.url, method: 'TRACE' },
                evidence: `TRACE answered 200 and sent back the header X-Scan-Gate: ${traceMarker}`,
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/http/xcto.js




const httpXcto = defineCheck({
    meta: {
        id: 'http.xcto',
        title: 'X-Content-Type-Options is not nosniff',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-693'],
        requirements: { asvs: ['3.4.4'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'Answers are sent without X-Content-Type-Options: nosniff, so that browsers may guess another content type than the one declared.',
        why: 'A file that a user uploaded as an image or text can be taken for a script or a page and then runs with the rights of the site.',
        proof: 'Pages, scripts and style sheets of the site with status 200 to 299 are looked at. As browsers do, only the first word of the header counts and case is ignored. The same value sent twice works in current browsers, while older ones compare the whole text: it is reported too.',
        fix: 'Send X-Content-Type-Options: nosniff with every answer, and a correct Content-Type.',
        snippets: {
            nginx: 'add_header X-Content-Type-Options "nosniff" always;',
            apache: 'Header always set X-Content-Type-Options "nosniff"',
            express: 'app.use(helmet.noSniff());',
            nextjs: "// next.config.js\nasync headers() {\n  return [{ source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] }];\n}",
            caddy: 'header X-Content-Type-Options "nosniff"',
        },
        references: [
            'https://fetch.spec.whatwg.org/#x-content-type-options-header',
            'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options',
        ],
    },
    needs: ['crawl'],
    evaluate({ crawl }) {
        return allAnswers(crawl)
            .filter(({ response }) => response.status >= 200 && response.status < 300 && response.body.length > 0)
            .flatMap(xcto_faultOf);
    },
});
function xcto_faultOf({ request, response }) {
    const values = (0,http/* headerValues */.UE)(response.headers, 'x-content-type-options');
    const words = values
        .join(',')
        .split(',')
        .map((word) => word.trim().toLowerCase());
    const location = { url: request.url, method: request.method, parameter: 'X-Content-Type-Options' };
    if (values.length === 0) {
        return [{ key: 'missing', location, evidence: `${request.url} is sent without X-Content-Type-Options.` }];
    }
    const shown = values.map((value) => headerLine('X-Content-Type-Options', value)).join('\n');
    if (words[0] !== 'nosniff')
        return [{ key: 'invalid', location, evidence: shown }];
    if (words.length === 1)
        return [];
    return [
        {
            key: 'repeated',
            title: 'X-Content-Type-Options is sent more than once',
            location,
            evidence: shown,
            fix: 'Two places of the configuration set the header; remove one of them.',
        },
    ];
}

// EXTERNAL MODULE: ./build/contract/primitives.js
var primitives = __webpack_require__(89085);
// EXTERNAL MODULE: ./build/engine/data/advisories.js
var advisories = __webpack_require__(13117);
;// CONCATENATED MODULE: ./build/engine/facts/libraries/compare-versions.js
function parse(version) {
    const match = /^v?(\d+(?:\.\d+)*)(?:[-.]?([A-Za-z][\w.-]*))?/.exec(version.slice(0, 100));
    return {
        numbers: (match?.[1] ?? '0').split('.').map(Number),
        prerelease: match?.[2] === undefined ? [] : match[2].split(/[.-]/),
    };
}
/** Order of two versions by Semantic Versioning 2.0, section 11; missing numbers count as 0. Negative when `a` is older. */
function compareVersions(a, b) {
    const left = parse(a);
    const right = parse(b);
    for (let index = 0; index < Math.max(left.numbers.length, right.numbers.length); index += 1) {
        const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    if (left.prerelease.length === 0 || right.prerelease.length === 0)
        return right.prerelease.length - left.prerelease.length;
    for (let index = 0; index < Math.max(left.prerelease.length, right.prerelease.length); index += 1) {
        const [mine, other] = [left.prerelease[index], right.prerelease[index]];
        if (mine === other)
            continue;
        if (mine === undefined)
            return -1;
        if (other === undefined)
            return 1;
        const isNumber = [mine, other].map((part) => /^\d+$/.test(part));
        if (isNumber[0] === true && isNumber[1] === true)
            return Number(mine) - Number(other);
        if (isNumber[0] !== isNumber[1])
            return isNumber[0] === true ? -1 : 1;
        return mine < other ? -1 : 1;
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/engine/facts/libraries/library-advisories.js



function asSeverity(text) {
    return primitives/* SEVERITIES */.oC.find((severity) => severity === text) ?? 'medium';
}
/** Advisories whose range holds a version of a library, most severe first, then by id. */
function advisoriesFor(name, version) {
    const rows = Object.hasOwn(advisories/* ADVISORIES */.W, name) ? (advisories/* ADVISORIES */.W[name] ?? []) : [];
    const found = new Map();
    for (const [ids, severity, cwe, introduced, fixed] of rows) {
        if (compareVersions(version, introduced) < 0 || (fixed !== '' && compareVersions(version, fixed) >= 0))
            continue;
        found.set(ids, { ids: ids.split(' '), severity: asSeverity(severity), cwe, fixed: fixed === '' ? null : fixed });
    }
    return [...found.values()].sort((a, b) => (0,primitives/* severityRank */.qs)(a.severity) - (0,primitives/* severityRank */.qs)(b.severity) || ((a.ids[0] ?? '') < (b.ids[0] ?? '') ? -1 : 1));
}
/** The lowest version that is free of all of them, or null when one of them has no fix. */
function fixedVersion(advisories) {
    let highest = '0';
    for (const { fixed } of advisories) {
        if (fixed === null)
            return null;
        if (compareVersions(fixed, highest) > 0)
            highest = fixed;
    }
    return highest;
}

;// CONCATENATED MODULE: ./build/engine/checks/js/vulnerable-library.js



const jsVulnerableLibrary = defineCheck({
    meta: {
        id: 'js.vulnerable-library',
        title: 'JavaScript library with known vulnerabilities',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-1395'],
        requirements: { asvs: ['15.2.1'], pci: ['6.3.2', '6.3.3'] },
        scanTypes: ['standard', 'compliance'],
        what: 'A script of the site is, or contains, a version of a JavaScript library for which advisories are published.',
        why: 'The flaws and often the exploits are public. Whether they can be used depends on how the site uses the library; an update is cheaper than finding out.',
        proof: 'The version was read from the code of the library (strings and property names that survive minifying and bundling), from its banner, or, for scripts of other hosts, from their address; it lies in the range of each advisory named. The severity is that of the gravest advisory.',
        fix: 'Update the library to a version without known advisories, or remove it.',
        references: [
            'https://github.com/advisories',
            'https://owasp.org/Top10/2025/A03_2025-Software_Supply_Chain_Failures/',
        ],
    },
    needs: ['libraries'],
    evaluate({ libraries }) {
        return libraries.libraries.flatMap(({ name, version, url, how }) => {
            const advisories = advisoriesFor(name, version);
            const gravest = advisories[0];
            if (gravest === undefined)
                return [];
            const fixed = fixedVersion(advisories);
            const ids = advisories.slice(0, 12).map((advisory) => advisory.ids[0]);
            const ghsa = advisories.flatMap((advisory) => advisory.ids.filter((id) => id.startsWith('GHSA-')));
            return {
                location: { url },
                title: `${name} ${version} has known vulnerabilities`,
                evidence: `${name} ${version}, known by ${how}: ${ids.join(', ')}${advisories.length > ids.length ? ` and ${advisories.length - ids.length} more` : ''} (${shorten(new URL(url).pathname, 150)})`,
                key: `${name}@${version}`,
                severity: gravest.severity,
                confidence: how.startsWith('its address') ? 'firm' : 'certain',
                fix: fixed === null
                    ? `No version of ${name} is free of all of these; replace it by a maintained library.`
                    : `Update ${name} to ${fixed} or later.`,
                references: ghsa.length === 0
                    ? ['https://github.com/advisories']
                    : ghsa.slice(0, 10).map((id) => `https://github.com/advisories/${id}`),
            };
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/facts/ports/port-url.js
/** `tcp://host:port`, IPv6 in brackets: the location of a finding about a port. */
function portUrl(host, port) {
    return `tcp://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

;// CONCATENATED MODULE: ./build/engine/checks/ports/database.js


const portsDatabase = defineCheck({
    meta: {
        id: 'ports.database',
        title: 'A database or cache can be reached beside the site',
        severity: 'high',
        localSeverity: 'info',
        confidence: 'certain',
        cwe: ['CWE-668'],
        requirements: { pci: ['1.4.4', '2.2.4'] },
        scanTypes: ['standard', 'compliance'],
        what: 'At the address of the site, a port of a database, cache or container engine is open to whoever scans it.',
        why: 'Such services trust their network. One weak password, one unpatched bug, and the data are gone; automated ransom of open databases takes hours.',
        proof: 'The port took a connection and answered the first step of its own protocol. An open port that speaks anything else is not reported.',
        fix: 'Bind the service to localhost or a private network, and let only the application reach it (firewall, security group).',
        references: [
            'https://cwe.mitre.org/data/definitions/668.html',
            'https://cheatsheetseries.owasp.org/cheatsheets/Database_Security_Cheat_Sheet.html',
        ],
    },
    needs: ['ports'],
    evaluate({ ports: { ports } }, { target }) {
        return ports
            .filter(({ kind, proved }) => kind === 'data' && proved)
            .map(({ port, service, banner }) => ({
            location: { url: portUrl(target.host, port) },
            key: `${service}:${port}`,
            title: `${service} can be reached on port ${port}`,
            evidence: `Port ${port} speaks the protocol of ${service} (${banner}).`,
        }));
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/ports/plaintext-admin.js


const portsPlaintextAdmin = defineCheck({
    meta: {
        id: 'ports.plaintext-admin',
        title: 'Administration or file transfer in plain text',
        severity: 'medium',
        localSeverity: 'info',
        confidence: 'certain',
        cwe: ['CWE-319'],
        requirements: { pci: ['2.2.7'] },
        scanTypes: ['compliance'],
        what: 'At the address of the site FTP, Telnet, VNC or the rsync daemon is open: protocols that send passwords and data unencrypted.',
        why: 'Whoever listens on the way reads the password of an administrator, and with it owns the machine.',
        proof: 'The port was open and greeted in the protocol in question. An FTP server that offers AUTH TLS is not reported.',
        fix: 'Replace them by SSH and SFTP, tunnel VNC and rsync through SSH or a VPN, and close the ports.',
        references: ['https://cwe.mitre.org/data/definitions/319.html', 'https://www.rfc-editor.org/rfc/rfc4217'],
    },
    needs: ['ports'],
    evaluate({ ports: { ports } }, { target }) {
        return ports
            .filter(({ kind, proved }) => kind === 'admin' && proved)
            .map(({ port, service, banner }) => ({
            location: { url: portUrl(target.host, port) },
            key: `${service}:${port}`,
            title: `${service} is open on port ${port}`,
            evidence: `Port ${port} greets as ${service} (${banner}).`,
        }));
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/ports/unauthenticated.js


const portsUnauthenticated = defineCheck({
    meta: {
        id: 'ports.unauthenticated',
        title: 'A data service answers without authentication',
        severity: 'critical',
        localSeverity: 'low',
        confidence: 'certain',
        cwe: ['CWE-306'],
        requirements: { pci: ['2.2.5'] },
        scanTypes: ['standard', 'compliance'],
        what: 'Beside the site a Redis, memcached, MongoDB, Elasticsearch, Docker or VNC service does what it is told by anybody, without a password.',
        why: 'Anyone who can reach the port reads, changes and deletes everything in it. With Docker and often with Redis it is also the way to run commands on the machine.',
        proof: 'A question that only reads (INFO, stats, listDatabases, GET /version) was answered in full without credentials. Nothing was written, and no data were read.',
        fix: 'Turn authentication on (requirepass, security.enabled, --auth, mutual TLS for Docker), and close the port to the outside.',
        references: [
            'https://redis.io/docs/latest/operate/oss_and_stack/management/security/',
            'https://docs.docker.com/engine/security/protect-access/',
            'https://cwe.mitre.org/data/definitions/306.html',
        ],
    },
    needs: ['ports'],
    evaluate({ ports: { ports } }, { target }) {
        return ports
            .filter(({ unauthenticated }) => unauthenticated)
            .map(({ port, service, banner, opened }) => ({
            location: { url: portUrl(target.host, port) },
            key: `${service}:${port}`,
            title: `${service} on port ${port} answers without authentication`,
            evidence: `${service} on port ${port} answered ${opened ?? 'a question'} without credentials (${banner}).`,
        }));
    },
});

;// CONCATENATED MODULE: ./build/engine/facts/tls/fix-snippets.js
/** TLS 1.2 and 1.3 only. */
const VERSION_SNIPPETS = {
    nginx: 'ssl_protocols TLSv1.2 TLSv1.3;',
    apache: 'SSLProtocol -all +TLSv1.2 +TLSv1.3',
    caddy: 'tls {\n  protocols tls1.2 tls1.3\n}',
    express: "https.createServer({ key, cert, minVersion: 'TLSv1.2' }, app).listen(443);",
};
const SUITES = [
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
].join(':');
/** ECDHE with AEAD ciphers only. */
const SUITE_SNIPPETS = {
    nginx: `ssl_protocols TLSv1.2 TLSv1.3;\nssl_ciphers ${SUITES};`,
    apache: `SSLProtocol -all +TLSv1.2 +TLSv1.3\nSSLCipherSuite ${SUITES}`,
    caddy: '# The defaults of Caddy are sound: remove the `ciphers` line from the `tls` block.',
    express: `https.createServer({ key, cert, minVersion: 'TLSv1.2', ciphers: '${SUITES}' }, app).listen(443);`,
};
/** A certificate with its intermediates from a public authority. */
const CERTIFICATE_SNIPPETS = {
    nginx: 'ssl_certificate     /etc/ssl/site/fullchain.pem;  # leaf first, then its intermediates\nssl_certificate_key /etc/ssl/site/privkey.pem;',
    apache: 'SSLCertificateFile    /etc/ssl/site/fullchain.pem\nSSLCertificateKeyFile /etc/ssl/site/privkey.pem',
    caddy: 'example.com {\n  # Caddy obtains and renews a certificate for the site name by itself.\n}',
    express: "https.createServer({ key: readFileSync('privkey.pem'), cert: readFileSync('fullchain.pem') }, app).listen(443);",
};
const DH_SNIPPETS = {
    nginx: '# Best: no DHE suites at all (see ssl_ciphers). Otherwise a group of RFC 7919:\nssl_dhparam /etc/ssl/ffdhe2048.pem;',
    apache: '# Best: no DHE suites at all (see SSLCipherSuite). Otherwise a group of RFC 7919:\nSSLOpenSSLConfCmd DHParameters /etc/ssl/ffdhe2048.pem',
    express: "https.createServer({ key, cert, dhparam: 'auto' }, app).listen(443);",
};

;// CONCATENATED MODULE: ./build/engine/facts/tls/presented-chains.js
/** Every chain of the server that could be read, the one a modern browser gets first. */
function presentedChains(evidence) {
    return [evidence, ...evidence.otherChains].filter(({ chain }) => chain.length > 0);
}
/** Why there is nothing to say of certificates. */
function noCertificate(evidence) {
    return `no certificate could be read: ${evidence.trust.detail}`;
}
/** Subject, or the first name where the subject is empty. */
function nameOf(certificate) {
    if (certificate.subject !== '')
        return certificate.subject;
    return certificate.dnsNames[0] ?? certificate.ipAddresses[0] ?? 'a certificate without a subject';
}
/** `leaf`, `intermediate` or `root`: the place of a certificate on its path. */
function roleOf(index, path) {
    if (index === 0)
        return 'leaf';
    return index === path.length - 1 && path[index]?.isSelfSigned === true ? 'root' : 'intermediate';
}

;// CONCATENATED MODULE: ./build/engine/checks/tls/cert-chain.js



const tlsCertChain = defineCheck({
    meta: {
        id: 'tls.cert-chain',
        title: 'The certificate chain is incomplete or in the wrong order',
        severity: 'medium',
        localSeverity: 'low',
        confidence: 'firm',
        cwe: ['CWE-296'],
        requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The server does not send the intermediate certificates that connect its own to a root, or sends them in another order than each signing the one before.',
        why: 'Browsers often repair such a chain from their cache; API clients, mobile apps and monitoring fail, and the usual workaround is to turn verification off.',
        proof: 'The chain was read as sent. Incomplete: the issuer of the last certificate that fits was not sent and is no known root, and its name or its issuer URL shows that it is an intermediate. Wrong order: a trusted path exists, but not in the order sent.',
        fix: 'Install the full chain: the certificate of the server first, then each intermediate, without the root.',
        snippets: CERTIFICATE_SNIPPETS,
        references: [
            'https://www.rfc-editor.org/rfc/rfc8446#section-4.4.2',
            'https://www.rfc-editor.org/rfc/rfc5246#section-7.4.2',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const chains = presentedChains(tls);
        if (chains.length === 0)
            return notApplicable(noCertificate(tls));
        return chains.flatMap(({ chain, trust }) => {
            const [leaf] = chain;
            if (leaf === undefined || (trust.fault !== 'incomplete-chain' && trust.fault !== 'wrong-order'))
                return [];
            const isIncomplete = trust.fault === 'incomplete-chain';
            return [
                {
                    location: { url: tls.endpoint },
                    key: trust.fault,
                    title: isIncomplete
                        ? 'An intermediate certificate is missing'
                        : 'The certificate chain is in the wrong order',
                    confidence: isIncomplete ? 'firm' : 'certain',
                    evidence: `${nameOf(leaf)}, sent with ${chain.length - 1} more: ${trust.detail}.`,
                },
            ];
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/cert-expired.js



const tlsCertExpired = defineCheck({
    meta: {
        id: 'tls.cert-expired',
        title: 'The certificate is expired or not yet valid',
        severity: 'high',
        localSeverity: 'low',
        confidence: 'certain',
        cwe: ['CWE-298'],
        requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'A certificate that the server sent, or one above it, is outside of its validity period.',
        why: 'Browsers refuse the site. Users who learn to click the warning away will do so on the day an attacker stands in between.',
        proof: 'The validity of every certificate on the path, from the leaf to the root, was compared with the time of the scan.',
        fix: 'Renew the certificate (or install the current intermediate) and automate the renewal by ACME.',
        snippets: CERTIFICATE_SNIPPETS,
        references: [
            'https://www.rfc-editor.org/rfc/rfc5280#section-4.1.2.5',
            'https://cwe.mitre.org/data/definitions/298.html',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }, { now }) {
        const chains = presentedChains(tls);
        if (chains.length === 0)
            return notApplicable(noCertificate(tls));
        return chains.flatMap(({ path }) => path.flatMap((certificate, index) => {
            const isExpired = certificate.notAfter < now;
            if (!isExpired && certificate.notBefore <= now)
                return [];
            const role = roleOf(index, path);
            const state = isExpired ? 'expired' : 'not yet valid';
            const time = (isExpired ? certificate.notAfter : certificate.notBefore).toISOString();
            return [
                {
                    location: { url: tls.endpoint },
                    key: `${role}-${isExpired ? 'expired' : 'not-yet-valid'}`,
                    title: role === 'leaf' ? `The certificate is ${state}` : `The ${role} certificate is ${state}`,
                    evidence: `${nameOf(certificate)} (${role}) ${isExpired ? 'expired at' : 'becomes valid at'} ${time}.`,
                },
            ];
        }));
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/cert-expiring.js


const DAY_MS = 86_400_000;
const DAYS = 14;
const tlsCertExpiring = defineCheck({
    meta: {
        id: 'tls.cert-expiring',
        title: 'The certificate expires within 14 days',
        severity: 'low',
        localSeverity: 'info',
        confidence: 'certain',
        cwe: ['CWE-298'],
        requirements: { asvs: ['12.2.2'], pci: ['4.2.1.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The certificate of the server is valid now, and for less than 14 days more.',
        why: 'Automatic renewal happens weeks before the end. A certificate this late often means that the renewal has failed unnoticed, and the site goes down on the day.',
        proof: 'The end of validity of the leaf was compared with the time of the scan. A certificate made for less than six weeks is reported in the last third of its life only.',
        fix: 'Renew the certificate now and look at the log of the renewal job.',
        references: ['https://www.rfc-editor.org/rfc/rfc8555', 'https://letsencrypt.org/docs/expiration-emails/'],
    },
    needs: ['tls'],
    evaluate({ tls }, { now }) {
        const chains = presentedChains(tls);
        if (chains.length === 0)
            return notApplicable(noCertificate(tls));
        return chains.flatMap(({ chain: [leaf] }) => {
            if (leaf === undefined || leaf.notAfter < now || leaf.notBefore > now)
                return [];
            const left = leaf.notAfter.getTime() - now.getTime();
            const lifetime = leaf.notAfter.getTime() - leaf.notBefore.getTime();
            if (left >= Math.min(DAYS * DAY_MS, lifetime / 3))
                return [];
            return [
                {
                    location: { url: tls.endpoint },
                    key: 'leaf',
                    evidence: `${nameOf(leaf)} expires at ${leaf.notAfter.toISOString()}, in ${Math.floor(left / DAY_MS)} days.`,
                },
            ];
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/cert-hostname.js



const NAMES_SHOWN = 10;
const tlsCertHostname = defineCheck({
    meta: {
        id: 'tls.cert-hostname',
        title: 'The certificate is not for this host name',
        severity: 'high',
        localSeverity: 'low',
        confidence: 'certain',
        cwe: ['CWE-297'],
        requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'No subject alternative name of the certificate matches the name under which the site was asked for.',
        why: 'A client that checks names refuses the site; one that does not can be talked to by anybody who holds any valid certificate.',
        proof: 'The names were compared by RFC 9525: subject alternative names only (the common name does not count), a wildcard for exactly the left-most label, addresses by address entries only.',
        fix: 'Issue a certificate whose subject alternative names hold this host, or send the right one for the requested name (SNI).',
        snippets: CERTIFICATE_SNIPPETS,
        references: ['https://www.rfc-editor.org/rfc/rfc9525#section-6', 'https://cwe.mitre.org/data/definitions/297.html'],
    },
    needs: ['tls'],
    evaluate({ tls }, { target }) {
        const chains = presentedChains(tls);
        if (chains.length === 0)
            return notApplicable(noCertificate(tls));
        return chains.flatMap(({ chain: [leaf], nameMatches }) => {
            if (leaf === undefined || nameMatches)
                return [];
            const names = [...leaf.dnsNames, ...leaf.ipAddresses];
            const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : '';
            const listed = names.length === 0
                ? `it has no subject alternative name (its subject is ${leaf.subject === '' ? 'empty' : leaf.subject})`
                : `it is for ${names.slice(0, NAMES_SHOWN).join(', ')}${more}`;
            return [
                {
                    location: { url: tls.endpoint },
                    key: 'leaf',
                    evidence: `The certificate does not name ${target.host}: ${listed}.`,
                },
            ];
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/cert-untrusted.js



const cert_untrusted_FAULTS = {
    'self-signed': { title: 'The certificate is self-signed', cwe: 'CWE-295' },
    'untrusted-root': { title: 'The certificate was issued by an untrusted root', cwe: 'CWE-296' },
    'invalid-signature': { title: 'A signature in the certificate chain is invalid', cwe: 'CWE-295' },
    'not-a-ca': { title: 'The chain holds an issuer that is no certificate authority', cwe: 'CWE-296' },
    'bad-purpose': { title: 'The certificate is not meant for TLS servers', cwe: 'CWE-295' },
    'name-constraint': { title: 'The issuer may not issue for this name', cwe: 'CWE-295' },
};
const tlsCertUntrusted = defineCheck({
    meta: {
        id: 'tls.cert-untrusted',
        title: 'The certificate is not trusted',
        severity: 'high',
        localSeverity: 'low',
        confidence: 'certain',
        cwe: ['CWE-295', 'CWE-296'],
        requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'There is no valid path from the certificate of the server to a trusted root: it is self-signed, its root is unknown, or something on the way is not allowed to be there.',
        why: 'Clients cannot tell this server from an attacker in the middle who shows a certificate of their own making.',
        proof: 'A path was looked for from the chain as sent to the root store (and the roots given for this scan), with every signature, authority flag, path length, purpose and name constraint verified. A missing intermediate is another check (tls.cert-chain).',
        fix: 'Use a certificate of a public authority (free by ACME), or give the root of your own authority to the scan if that is what clients trust.',
        snippets: CERTIFICATE_SNIPPETS,
        references: [
            'https://www.rfc-editor.org/rfc/rfc5280#section-6',
            'https://cwe.mitre.org/data/definitions/295.html',
            'https://letsencrypt.org/getting-started/',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const chains = presentedChains(tls);
        if (chains.length === 0)
            return notApplicable(noCertificate(tls));
        return chains.flatMap(({ chain: [leaf], trust }) => {
            const fault = trust.fault === null ? undefined : cert_untrusted_FAULTS[trust.fault];
            if (leaf === undefined || trust.trusted || trust.fault === null || fault === undefined)
                return [];
            return [
                {
                    location: { url: tls.endpoint },
                    key: trust.fault,
                    title: fault.title,
                    cwe: [fault.cwe],
                    evidence: `${nameOf(leaf)}, issued by ${leaf.issuer === '' ? 'nobody named' : leaf.issuer}: ${trust.detail}.`,
                },
            ];
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/cert-weak-key.js


const tlsCertWeakKey = defineCheck({
    meta: {
        id: 'tls.cert-weak-key',
        title: 'The key of the certificate is too short',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-326'],
        requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The public key of the certificate, or of an authority above it, is RSA or DSA under 2048 bits or on an elliptic curve under 256 bits.',
        why: 'RSA keys of 512 bits fall in hours, 829 bits have been factored in public. Who has the key can play the server and, without forward secrecy, read what was recorded.',
        proof: 'Type and size were read from every certificate on the path.',
        fix: 'Make a new key (ECDSA P-256, or RSA with 2048 bits or more) and have a certificate issued for it.',
        snippets: {
            nginx: 'openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout privkey.pem -out request.csr',
        },
        references: [
            'https://www.rfc-editor.org/rfc/rfc9325#section-4.5',
            'https://cwe.mitre.org/data/definitions/326.html',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const chains = presentedChains(tls);
        if (chains.length === 0)
            return notApplicable(noCertificate(tls));
        return chains.flatMap(({ path }) => path.flatMap((certificate, index) => {
            if (!isWeak(certificate))
                return [];
            const role = roleOf(index, path);
            return [
                {
                    location: { url: tls.endpoint },
                    key: `${role}-${certificate.keyType}-${certificate.keyBits}`,
                    title: `The ${role === 'leaf' ? '' : `${role} `}certificate has a key of ${certificate.keyBits} bits (${certificate.keyType})`,
                    evidence: `${nameOf(certificate)} (${role}): ${certificate.keyType} with ${certificate.keyBits} bits.`,
                },
            ];
        }));
    },
});
function isWeak({ keyType, keyBits }) {
    if (keyBits === 0)
        return false;
    return keyType === 'RSA' || keyType === 'DSA' ? keyBits < 2048 : keyBits < 256;
}

;// CONCATENATED MODULE: ./build/engine/checks/tls/cert-weak-sig.js


const tlsCertWeakSig = defineCheck({
    meta: {
        id: 'tls.cert-weak-sig',
        title: 'A certificate is signed with MD5 or SHA-1',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-328'],
        requirements: { asvs: ['12.2.2'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The certificate of the server or an intermediate above it carries a signature over an MD5, MD2 or SHA-1 hash.',
        why: 'Collisions of these hashes are practical: an attacker can have a harmless certificate signed and carry the signature over to one for any site or to an authority of their own.',
        proof: 'The signature algorithm was read from the certificates as sent. The signature of a root on itself does not count, for a root is trusted by its key.',
        fix: 'Have the certificate issued again with SHA-256 or better, and install the current intermediate.',
        references: [
            'https://shattered.io/',
            'https://www.rfc-editor.org/rfc/rfc9155',
            'https://cwe.mitre.org/data/definitions/328.html',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const chains = presentedChains(tls);
        if (chains.length === 0)
            return notApplicable(noCertificate(tls));
        return chains.flatMap(({ path, chain }) => path.flatMap((certificate, index) => {
            const role = roleOf(index, path);
            const isSent = chain.some(({ fingerprint256 }) => fingerprint256 === certificate.fingerprint256);
            if (role === 'root' || !isSent || !/md[25]|sha-?1(?!\d)/i.test(certificate.signatureAlgorithm))
                return [];
            return [
                {
                    location: { url: tls.endpoint },
                    key: `${role}-${certificate.signatureAlgorithm}`,
                    title: `The ${role === 'leaf' ? '' : `${role} `}certificate is signed with ${certificate.signatureAlgorithm}`,
                    evidence: `${nameOf(certificate)} (${role}) is signed with ${certificate.signatureAlgorithm}.`,
                },
            ];
        }));
    },
});

// EXTERNAL MODULE: ./build/engine/facts/tls/suite-traits.js
var suite_traits = __webpack_require__(58295);
;// CONCATENATED MODULE: ./build/engine/facts/tls/accepted-suites.js

const accepted_suites_NAMES_SHOWN = 12;
/** The accepted suites with a trait, by version. SSLv2 is left out: all of it is broken, and one check says so. */
function acceptedWith(evidence, test) {
    return evidence.versions.flatMap(({ version, suites }) => {
        if (version === 'SSLv2')
            return [];
        const names = suites.map(({ name }) => name).filter((name) => test((0,suite_traits/* suiteTraits */.S$)(name)));
        return names.length === 0 ? [] : [{ version, names }];
    });
}
/** `TLSv1.2: A, B; TLSv1.0: A`, cut at a dozen names per version. */
function describeSuites(found) {
    return found
        .map(({ version, names }) => {
        const more = names.length > accepted_suites_NAMES_SHOWN ? ` and ${names.length - accepted_suites_NAMES_SHOWN} more` : '';
        return `${version}: ${names.slice(0, accepted_suites_NAMES_SHOWN).join(', ')}${more}`;
    })
        .join('; ');
}
function isAccepted(evidence, version) {
    return evidence.versions.some((support) => support.version === version && support.accepted);
}

;// CONCATENATED MODULE: ./build/engine/checks/tls/cipher-cbc.js



const tlsCipherCbc = defineCheck({
    meta: {
        id: 'tls.cipher-cbc',
        title: 'Only CBC suites, or CBC with TLS 1.0',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-327'],
        requirements: { asvs: ['12.1.2'] },
        scanTypes: ['standard', 'compliance'],
        what: 'CBC suites authenticate before they encrypt, which has led to a row of padding attacks. AEAD suites (AES-GCM, ChaCha20-Poly1305) do both at once.',
        why: 'With TLS 1.0 the predictable initialisation vector lets BEAST read cookies. In later versions Lucky 13 and its successors depend on how carefully the library hides its timing.',
        proof: 'Either no hello that offers AEAD suites was accepted in any version while one with CBC suites was, or a CBC suite was accepted in TLS 1.0 or SSLv3. CBC beside AEAD in TLS 1.2 is no finding.',
        fix: 'Offer AES-GCM and ChaCha20-Poly1305 suites with TLS 1.2 and TLS 1.3, and turn off TLS 1.0.',
        snippets: SUITE_SNIPPETS,
        references: ['https://www.rfc-editor.org/rfc/rfc7457', 'https://www.rfc-editor.org/rfc/rfc9325#section-4.2'],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const drafts = [];
        const location = { url: tls.endpoint };
        const cbc = acceptedWith(tls, (traits) => traits.isCbc);
        const aead = acceptedWith(tls, (traits) => traits.isAead || traits.isTls13);
        if (cbc.length > 0 && aead.length === 0)
            drafts.push({
                location,
                key: 'cbc-only',
                title: 'No AEAD suite is offered, only CBC',
                evidence: `No AEAD suite was accepted. ${describeSuites(cbc)}.`,
            });
        const old = cbc.filter(({ version }) => version === 'TLSv1.0' || version === 'SSLv3');
        if (old.length > 0)
            drafts.push({
                location,
                key: 'cbc-tls10',
                title: `CBC suites with ${old.map(({ version }) => version).join(' and ')} (BEAST)`,
                evidence: `A CBC suite was accepted in a version with predictable initialisation vectors. ${describeSuites(old)}.`,
            });
        return drafts;
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/cipher-export.js



const tlsCipherExport = defineCheck({
    meta: {
        id: 'tls.cipher-export',
        title: 'Export-grade cipher suites are accepted',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-326'],
        requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'EXPORT suites were weakened on purpose in the 1990s: ciphers of 40 or 56 bits and key exchange of 512 bits.',
        why: 'Such keys are broken in hours for a few dollars. FREAK and Logjam let someone on the path push clients that never asked for them down to these suites.',
        proof: 'A hello that offers export suites alone was answered by a ServerHello that chose one of them.',
        fix: 'Remove EXPORT suites from the configured list; allow ECDHE with AEAD ciphers only.',
        snippets: SUITE_SNIPPETS,
        references: [
            'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
            'https://weakdh.org/',
            'https://mitls.org/pages/attacks/SMACK#freak',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const found = acceptedWith(tls, (traits) => traits.isExport);
        if (found.length === 0)
            return [];
        return [
            {
                location: { url: tls.endpoint },
                key: 'export',
                evidence: `The server chose an export suite. ${describeSuites(found)}.`,
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/cipher-no-fs.js



const tlsCipherNoFs = defineCheck({
    meta: {
        id: 'tls.cipher-no-fs',
        title: 'Cipher suites without forward secrecy are accepted',
        severity: 'low',
        confidence: 'certain',
        cwe: ['CWE-326'],
        requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
        scanTypes: ['standard', 'compliance'],
        what: 'With static key exchange (RSA, DH or ECDH without the E) the session key hangs on the long-term key of the server.',
        why: 'Traffic recorded today can be decrypted on the day the key leaks or is seized. RSA key exchange has also been attacked again and again through its padding (Bleichenbacher, ROBOT, Marvin).',
        proof: 'A hello that offers suites with static key exchange alone was answered by a ServerHello that chose one of them.',
        fix: 'Allow ECDHE suites only; every client of the last ten years speaks them.',
        snippets: SUITE_SNIPPETS,
        references: ['https://www.rfc-editor.org/rfc/rfc9325#section-4.1', 'https://robotattack.org/'],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const found = acceptedWith(tls, (traits) => !traits.isForwardSecret && !traits.isNull && !traits.isExport);
        if (found.length === 0)
            return [];
        const hasForwardSecrecy = acceptedWith(tls, (traits) => traits.isForwardSecret && !traits.isAnonymous).length > 0;
        const others = hasForwardSecrecy ? 'beside suites with forward secrecy' : 'and no suite with forward secrecy';
        return [
            {
                location: { url: tls.endpoint },
                key: hasForwardSecrecy ? 'beside' : 'only',
                title: hasForwardSecrecy
                    ? 'Cipher suites without forward secrecy are accepted'
                    : 'No cipher suite has forward secrecy',
                evidence: `The server accepts static key exchange ${others}. ${describeSuites(found)}.`,
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/cipher-null-anon.js



const tlsCipherNullAnon = defineCheck({
    meta: {
        id: 'tls.cipher-null-anon',
        title: 'Cipher suites without encryption or without authentication are accepted',
        severity: 'critical',
        confidence: 'certain',
        cwe: ['CWE-327', 'CWE-322'],
        requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'NULL suites send everything in clear text. Anonymous suites (DH_anon, ECDH_anon) encrypt, but the server proves its identity by no certificate.',
        why: 'With a NULL suite anyone on the path reads passwords and cookies. With an anonymous one anyone on the path can play the server, and the client cannot tell.',
        proof: 'A hello that offers these suites alone was answered by a ServerHello that chose one of them.',
        fix: 'Remove NULL (eNULL) and anonymous (aNULL) suites from the configured list; allow ECDHE with AEAD ciphers only.',
        snippets: SUITE_SNIPPETS,
        references: [
            'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
            'https://cwe.mitre.org/data/definitions/322.html',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const drafts = [];
        const location = { url: tls.endpoint };
        const open = acceptedWith(tls, (traits) => traits.isNull);
        if (open.length > 0)
            drafts.push({
                location,
                key: 'null',
                title: 'Cipher suites without encryption are accepted',
                cwe: ['CWE-327'],
                evidence: `The server chose a NULL suite. ${describeSuites(open)}.`,
            });
        const anonymous = acceptedWith(tls, (traits) => traits.isAnonymous);
        if (anonymous.length > 0)
            drafts.push({
                location,
                key: 'anonymous',
                title: 'Cipher suites without authentication of the server are accepted',
                cwe: ['CWE-322'],
                evidence: `The server chose an anonymous suite. ${describeSuites(anonymous)}.`,
            });
        return drafts;
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/cipher-rc4-des.js




const tlsCipherRc4Des = defineCheck({
    meta: {
        id: 'tls.cipher-rc4-des',
        title: 'RC4, DES, 3DES, RC2, IDEA or SEED suites are accepted',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-327'],
        requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'These ciphers are withdrawn: RC4 leaks plain text through its biases, DES has a key of 56 bits, 3DES, RC2 and IDEA work on blocks of 64 bits, and SEED has left every browser.',
        why: 'Long-lived connections with 64-bit blocks give away cookies (Sweet32); RC4 does so after enough repetitions (RC4 NOMORE). DES is searched through in a day.',
        proof: 'A hello that offers these suites alone was answered by a ServerHello that chose one of them.',
        fix: 'Remove these ciphers from the configured list; allow ECDHE with AES-GCM or ChaCha20-Poly1305 only.',
        snippets: SUITE_SNIPPETS,
        references: [
            'https://www.rfc-editor.org/rfc/rfc7465',
            'https://sweet32.info/',
            'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        // Export, NULL and anonymous suites are worse, and have checks of their own.
        const found = acceptedWith(tls, (traits) => traits.legacyCipher !== null && !traits.isExport && !traits.isAnonymous);
        if (found.length === 0)
            return [];
        const ciphers = found.flatMap(({ names }) => names.map((name) => (0,suite_traits/* suiteTraits */.S$)(name).legacyCipher ?? ''));
        const unique = [...new Set(ciphers)].sort();
        return [
            {
                location: { url: tls.endpoint },
                key: 'legacy-ciphers',
                title: `${unique.join(', ')} ${unique.length === 1 ? 'is' : 'are'} accepted`,
                evidence: `The server chose a withdrawn cipher. ${describeSuites(found)}.`,
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/compression.js

const tlsCompression = defineCheck({
    meta: {
        id: 'tls.compression',
        title: 'TLS compression is accepted',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-327'],
        requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The server compresses data before it encrypts them, when a client offers to.',
        why: 'The length of a compressed record tells whether a guess of the attacker occurs in it. CRIME recovers session cookies that way.',
        proof: 'A hello that offers DEFLATE, LZS and no compression was answered by a ServerHello that chose a compression.',
        fix: 'Turn TLS compression off; newer TLS libraries have it off or removed.',
        snippets: {
            apache: 'SSLCompression off',
            nginx: '# Compression is off since nginx 1.3.2 with OpenSSL 1.0.0: update both.',
        },
        references: [
            'https://www.rfc-editor.org/rfc/rfc7457#section-2.6',
            'https://www.rfc-editor.org/rfc/rfc9325#section-3.3',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        if (tls.compression === null)
            return notApplicable('TLS 1.3 has no compression, and no older version is spoken');
        if (!tls.compression)
            return [];
        return [
            {
                location: { url: tls.endpoint },
                key: 'compression',
                evidence: 'The ServerHello chose a compression method, though null was offered beside it.',
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/dh-unsafe-prime.js


const tlsDhUnsafePrime = defineCheck({
    meta: {
        id: 'tls.dh-unsafe-prime',
        title: 'The Diffie-Hellman modulus is no safe prime',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-326'],
        requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
        scanTypes: ['compliance'],
        what: 'Finite-field Diffie-Hellman is as strong as its modulus p: p must be prime, and (p - 1) / 2 too. This modulus is composite, or leaves room for small subgroups.',
        why: 'With a composite modulus discrete logarithms are found factor by factor. With small subgroups an attacker learns the secret exponent piece by piece when it is used again. Such a modulus can also be a planted back door (socat, CVE-2016-2217).',
        proof: 'The modulus was read from ServerKeyExchange and tested for primality with 32 rounds of Miller-Rabin, and (p - 1) / 2 likewise. A modulus above 4096 bits is not tested.',
        fix: 'Use a group of RFC 7919 (ffdhe2048 or larger), or drop DHE suites in favour of ECDHE.',
        snippets: DH_SNIPPETS,
        references: ['https://www.rfc-editor.org/rfc/rfc7919', 'https://www.rfc-editor.org/rfc/rfc2785'],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        if (tls.dh.length === 0)
            return notApplicable('the server accepts no finite-field Diffie-Hellman');
        return tls.dh.flatMap(({ bits, prime, prime_is_safe: verdict, suite }) => {
            if (verdict === null || verdict === 'safe')
                return [];
            const start = prime.subarray(0, 8).toString('hex');
            const fault = verdict === 'composite' ? 'is composite' : 'is prime, but (p - 1) / 2 is not: there are small subgroups';
            return [
                {
                    location: { url: tls.endpoint },
                    key: verdict,
                    title: verdict === 'composite'
                        ? 'The Diffie-Hellman modulus is composite'
                        : 'The Diffie-Hellman group has small subgroups',
                    evidence: `The modulus of ${bits} bits (0x${start}…) of ${suite} ${fault}.`,
                },
            ];
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/dh-weak.js


/** Within reach of a well-equipped attacker in weeks: what Logjam calls breakable. */
const BROKEN_BITS = 768;
const tlsDhWeak = defineCheck({
    meta: {
        id: 'tls.dh-weak',
        title: 'The Diffie-Hellman group is shorter than 2048 bits',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-326'],
        requirements: { asvs: ['12.1.2'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'In a DHE handshake the server sends the group (a prime) in which both sides compute the key. This one is too short.',
        why: 'Groups of 512 and 768 bits have been broken in public; 1024 bits is believed to be within reach of a state, which can then read every connection that uses the same prime (Logjam).',
        proof: 'The prime was read from ServerKeyExchange and its bits counted. High for 768 bits and less.',
        fix: 'Prefer ECDHE and drop DHE suites, or use a group of RFC 7919 with at least 2048 bits.',
        snippets: DH_SNIPPETS,
        references: [
            'https://weakdh.org/',
            'https://www.rfc-editor.org/rfc/rfc7919',
            'https://www.rfc-editor.org/rfc/rfc9325#section-4.1',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const weak = tls.dh.filter(({ bits }) => bits < 2048);
        return [...new Set(weak.map(({ bits }) => bits))].map((bits) => {
            const suites = weak.filter((group) => group.bits === bits).map(({ suite }) => suite);
            return {
                location: { url: tls.endpoint },
                key: `dh-${bits}`,
                title: `The Diffie-Hellman group has ${bits} bits`,
                severity: bits <= BROKEN_BITS ? 'high' : 'medium',
                evidence: `ServerKeyExchange carried a prime of ${bits} bits (${suites.join(', ')}).`,
            };
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/known-bugs.js

const tlsKnownBugs = defineCheck({
    meta: {
        id: 'tls.known-bugs',
        title: 'The TLS library has a known critical bug',
        severity: 'critical',
        confidence: 'firm',
        cwe: ['CWE-1395'],
        requirements: { pci: ['6.3.3'] },
        scanTypes: ['compliance'],
        what: 'The server runs a TLS library with Heartbleed (CVE-2014-0160) or the CCS injection bug (CVE-2014-0224).',
        why: 'Heartbleed hands out the memory of the server, private key and passwords included. CCS injection lets someone on the path force keys that they know.',
        proof: 'Heartbleed: a heartbeat request with neither payload nor padding, which a sound library drops, was answered; nothing but an empty answer comes back. CCS injection: an early ChangeCipherSpec was taken, and the next record failed with a decryption alert. Neither probe reads data or completes a session.',
        fix: 'Update the TLS library (OpenSSL 1.0.1h or later), then replace keys and certificates and end all sessions.',
        references: [
            'https://nvd.nist.gov/vuln/detail/CVE-2014-0160',
            'https://nvd.nist.gov/vuln/detail/CVE-2014-0224',
            'https://heartbleed.com/',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        if (tls.knownBugs === null)
            return notApplicable('these bugs are of TLS 1.2 and older, which the server does not speak');
        const { heartbleed, ccsInjection } = tls.knownBugs;
        if (heartbleed === 'not_tested' && ccsInjection === 'not_tested')
            return notApplicable('no handshake could be brought far enough to tell');
        const location = { url: tls.endpoint };
        const drafts = [];
        if (heartbleed === 'vulnerable')
            drafts.push({
                location,
                key: 'heartbleed',
                title: 'Heartbleed: the server answers malformed heartbeats (CVE-2014-0160)',
                evidence: 'A heartbeat request of 3 bytes, which RFC 6520 says to discard, was answered with a heartbeat response.',
                cvss: { score: 7.5, vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' },
            });
        if (ccsInjection === 'vulnerable')
            drafts.push({
                location,
                key: 'ccs-injection',
                title: 'CCS injection: an early ChangeCipherSpec is accepted (CVE-2014-0224)',
                severity: 'high',
                evidence: 'ChangeCipherSpec before the key exchange was accepted; the record after it failed to decrypt.',
                cvss: { score: 7.4, vector: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:H/A:N' },
            });
        return drafts;
    },
});

;// CONCATENATED MODULE: ./build/engine/facts/tls/mozilla-profile.js



/** Suites of the intermediate profile, version 5.7. */
const mozilla_profile_SUITES = new Set([
    'TLS_AES_128_GCM_SHA256',
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256',
    'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256',
    'TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384',
    'TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384',
    'TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256',
    'TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256',
    'TLS_DHE_RSA_WITH_AES_128_GCM_SHA256',
    'TLS_DHE_RSA_WITH_AES_256_GCM_SHA384',
    'TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256',
]);
const mozilla_profile_DAY_MS = 86_400_000;
const LIFETIME_DAYS_MAX = 366;
const SHOWN = 15;
/** In what a server differs from Mozilla's intermediate profile, one line each. */
function mozillaDeviations(tls) {
    const deviations = [];
    const old = tls.versions.filter(({ version, accepted }) => accepted && !/^TLSv1\.[23]$/.test(version));
    if (old.length > 0)
        deviations.push(`versions outside of the profile: ${old.map(({ version }) => version).join(', ')}`);
    for (const version of ['TLSv1.2', 'TLSv1.3'])
        if (!isAccepted(tls, version))
            deviations.push(`${version} is not offered`);
    const names = new Set(acceptedWith(tls, () => true).flatMap((found) => found.names));
    const extra = [...names].filter((name) => !mozilla_profile_SUITES.has(name)).sort();
    if (extra.length > 0) {
        const more = extra.length > SHOWN ? ` and ${extra.length - SHOWN} more` : '';
        deviations.push(`${extra.length} suites outside of the profile: ${extra.slice(0, SHOWN).join(', ')}${more}`);
    }
    const isProfiled = [...names].some((name) => mozilla_profile_SUITES.has(name) && !(0,suite_traits/* suiteTraits */.S$)(name).isTls13);
    if (isAccepted(tls, 'TLSv1.2') && !isProfiled)
        deviations.push('no TLS 1.2 suite of the profile is offered');
    for (const bits of new Set(tls.dh.map((group) => group.bits)))
        if (bits < 2048)
            deviations.push(`a Diffie-Hellman group of ${bits} bits (2048 wanted)`);
    const small = tls.groups.filter((group) => /(16[03]|19[23]|22[34]|23[39])/.test(group));
    if (small.length > 0)
        deviations.push(`curves under 256 bits: ${small.join(', ')}`);
    if (tls.fallbackScsv === false)
        deviations.push('the fallback signal of RFC 7507 is ignored');
    for (const { chain } of presentedChains(tls)) {
        const [leaf] = chain;
        if (leaf === undefined)
            continue;
        const isKeyOfProfile = leaf.keyType === 'EC' ? leaf.keyBits >= 256 : leaf.keyType === 'RSA' && leaf.keyBits >= 2048;
        if (!isKeyOfProfile)
            deviations.push(`a certificate key of type ${leaf.keyType} with ${leaf.keyBits} bits`);
        const days = Math.round((leaf.notAfter.getTime() - leaf.notBefore.getTime()) / mozilla_profile_DAY_MS);
        if (days > LIFETIME_DAYS_MAX)
            deviations.push(`a certificate made for ${days} days (at most ${LIFETIME_DAYS_MAX}, 90 recommended)`);
        if (!/sha(256|384|512)|ed25519|ed448/i.test(leaf.signatureAlgorithm))
            deviations.push(`a certificate signed with ${leaf.signatureAlgorithm}`);
    }
    return deviations;
}

;// CONCATENATED MODULE: ./build/engine/checks/tls/mozilla-profile.js



const tlsMozillaProfile = defineCheck({
    meta: {
        id: 'tls.mozilla-profile',
        title: "The configuration deviates from Mozilla's intermediate profile",
        severity: 'info',
        confidence: 'certain',
        cwe: ['CWE-326'],
        requirements: { asvs: ['12.1.2'], pci: ['12.3.3'] },
        scanTypes: ['compliance'],
        what: 'Mozilla publishes a profile for servers with general clients: versions, suites, groups, key sizes, certificate lifetime. This server differs from it in the points listed.',
        why: 'The profile is a widely used yardstick for an inventory of cryptography in use. A deviation is not a hole by itself; the serious ones have checks of their own.',
        proof: 'All suites, groups and versions were enumerated and compared with version 5.7 of the profile, and so were the certificate and the answer to a fallback signal.',
        fix: 'Take the configuration for your server from the Mozilla SSL Configuration Generator, or note why a deviation is wanted.',
        snippets: SUITE_SNIPPETS,
        references: ['https://wiki.mozilla.org/Security/Server_Side_TLS', 'https://ssl-config.mozilla.org/'],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const deviations = mozillaDeviations(tls);
        if (deviations.length === 0)
            return [];
        return [
            {
                location: { url: tls.endpoint },
                key: 'mozilla-intermediate',
                evidence: deviations.map((deviation, index) => `${index + 1}. ${deviation}`).join('\n'),
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/no-tls13.js



const tlsNoTls13 = defineCheck({
    meta: {
        id: 'tls.no-tls13',
        title: 'TLS 1.3 is not offered',
        severity: 'info',
        confidence: 'certain',
        cwe: ['CWE-327'],
        requirements: { asvs: ['12.1.1'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The server does not speak TLS 1.3, the current version since 2018.',
        why: 'TLS 1.3 drops every weak option of its predecessors, hides the certificate from onlookers and connects a round trip sooner. Without it all of that depends on careful configuration.',
        proof: 'A hello that offers TLS 1.3 alone, with key shares for X25519 and P-256, was neither answered by a TLS 1.3 ServerHello nor by a request for another group.',
        fix: 'Turn on TLS 1.3 beside TLS 1.2; that may need a newer TLS library (OpenSSL 1.1.1 or later).',
        snippets: VERSION_SNIPPETS,
        references: ['https://www.rfc-editor.org/rfc/rfc8446', 'https://wiki.mozilla.org/Security/Server_Side_TLS'],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        if (isAccepted(tls, 'TLSv1.3'))
            return [];
        const spoken = tls.versions.filter(({ accepted }) => accepted).map(({ version }) => version);
        return [
            {
                location: { url: tls.endpoint },
                key: 'no-tls13',
                evidence: `A TLS 1.3 hello was not accepted; the server speaks ${spoken.join(', ')}.`,
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/protocol-ssl2-ssl3.js



const tlsProtocolSsl2Ssl3 = defineCheck({
    meta: {
        id: 'tls.protocol-ssl2-ssl3',
        title: 'SSLv2 or SSLv3 is accepted',
        severity: 'high',
        confidence: 'certain',
        cwe: ['CWE-327'],
        requirements: { asvs: ['12.1.1'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The server completes a handshake in SSLv2 (1995) or SSLv3 (1996), both withdrawn because their designs are broken.',
        why: 'POODLE reads cookies out of SSLv3 connections byte by byte. A server that still speaks SSLv2 lets an attacker decrypt even TLS connections that use the same RSA key (DROWN).',
        proof: 'A hand-made hello of exactly that version was answered by a ServerHello of that version with a cipher suite that was offered.',
        fix: 'Turn off SSLv2 and SSLv3 and keep TLS 1.2 and TLS 1.3 only, on every server that shares the key.',
        snippets: VERSION_SNIPPETS,
        references: [
            'https://www.rfc-editor.org/rfc/rfc6176',
            'https://www.rfc-editor.org/rfc/rfc7568',
            'https://drownattack.com/',
        ],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        return tls.versions
            .filter(({ version, accepted }) => accepted && (version === 'SSLv2' || version === 'SSLv3'))
            .map(({ version, suites }) => {
            const names = suites.map(({ name }) => name);
            const listed = names.length === 0 ? 'no cipher kind listed' : describeSuites([{ version, names }]);
            return {
                location: { url: tls.endpoint },
                key: version,
                title: `${version} is accepted`,
                evidence: `The server answered a ${version} hello with a ${version} ServerHello (${listed}).`,
            };
        });
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/protocol-tls10-11.js



const tlsProtocolTls1011 = defineCheck({
    meta: {
        id: 'tls.protocol-tls10-11',
        title: 'TLS 1.0 or TLS 1.1 is accepted',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-327'],
        requirements: { asvs: ['12.1.1'], pci: ['4.2.1'] },
        scanTypes: ['quick', 'standard', 'compliance'],
        what: 'The server completes a handshake in TLS 1.0 (1999) or TLS 1.1 (2006). Both were deprecated in 2021; no current browser speaks them.',
        why: 'They rely on MD5 and SHA-1 for the handshake and on CBC modes with known attacks (BEAST, Lucky 13). Whoever can make a client fall back gets that weaker protection.',
        proof: 'A hand-made hello that offers at most that version was answered by a ServerHello of exactly that version.',
        fix: 'Accept TLS 1.2 and TLS 1.3 only.',
        snippets: VERSION_SNIPPETS,
        references: ['https://www.rfc-editor.org/rfc/rfc8996', 'https://wiki.mozilla.org/Security/Server_Side_TLS'],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        const old = tls.versions.filter(({ version, accepted }) => accepted && (version === 'TLSv1.0' || version === 'TLSv1.1'));
        if (old.length === 0)
            return [];
        const versions = old.map(({ version }) => version.replace('TLSv', 'TLS ')).join(' and ');
        const suites = old.map(({ version, suites }) => ({ version, names: suites.map(({ name }) => name) }));
        return [
            {
                location: { url: tls.endpoint },
                key: old.map(({ version }) => version).join('+'),
                title: `${versions} ${old.length === 1 ? 'is' : 'are'} accepted`,
                evidence: `The server completed a ServerHello in ${versions} (${describeSuites(suites)}).`,
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/checks/tls/renegotiation.js

const tlsRenegotiation = defineCheck({
    meta: {
        id: 'tls.renegotiation',
        title: 'Secure renegotiation is not supported',
        severity: 'medium',
        confidence: 'certain',
        cwe: ['CWE-300'],
        requirements: { pci: ['4.2.1'] },
        scanTypes: ['standard', 'compliance'],
        what: 'The server does not know RFC 5746, which ties a renegotiated handshake to the connection it happens in.',
        why: 'Someone on the path can begin a connection, send a request of their own, and let the victim go on in it: the server takes both for one user (CVE-2009-3555).',
        proof: 'Hellos up to TLS 1.2 carried the signalling value of RFC 5746; the ServerHello did not answer with renegotiation_info.',
        fix: 'Update the TLS library; every maintained one has supported RFC 5746 since 2010.',
        references: ['https://www.rfc-editor.org/rfc/rfc5746', 'https://www.rfc-editor.org/rfc/rfc9325#section-3.5'],
    },
    needs: ['tls'],
    evaluate({ tls }) {
        if (tls.secureRenegotiation === null)
            return notApplicable('TLS 1.3 has no renegotiation, and no older version is spoken');
        if (tls.secureRenegotiation)
            return [];
        return [
            {
                location: { url: tls.endpoint },
                key: 'renegotiation',
                evidence: 'The ServerHello holds no renegotiation_info extension, though the hello asked for it (0x00FF).',
            },
        ];
    },
});

;// CONCATENATED MODULE: ./build/engine/registry.js


























































































/** Every check, sorted by id. Adding one: its file, its test, one line here, one row in the documentation. */
const CHECKS = [
    activeCrlf,
    activeHostHeader,
    activeOpenRedirect,
    activePathTraversal,
    activeReflectedXss,
    activeSqliError,
    contentCsrfToken,
    contentDebugMode,
    contentInsecureForm,
    contentMaliciousCdn,
    contentMixedActive,
    contentMixedPassive,
    contentPrivateIp,
    contentSecret,
    contentSourcemap,
    contentSriMissing,
    contentStackTrace,
    cookieLooseDomain,
    cookieNoHttponly,
    cookieNoSecure,
    cookiePrefix,
    cookieSamesite,
    cookieSessionInUrl,
    corsNullOrigin,
    corsReflectCredentials,
    corsWeakMatch,
    cspAllowlistBypass,
    cspBroadSource,
    cspMissing,
    cspMissingDirectives,
    cspStaticNonce,
    cspSyntax,
    cspUnsafeEval,
    cspUnsafeInline,
    disclosureEolSoftware,
    disclosureSecurityTxt,
    disclosureServerVersion,
    dnsCaa,
    dnsDanglingCname,
    dnsDnssec,
    emailDmarc,
    emailSpf,
    exposureApiDocs,
    exposureBackupSource,
    exposureBasicAuthHttp,
    exposureCredentials,
    exposureDatabaseDump,
    exposureDirectoryListing,
    exposureEnv,
    exposureMetadata,
    exposureMonitoring,
    exposureVcs,
    httpCacheSensitive,
    httpContentType,
    httpCrossOriginIsolation,
    httpFraming,
    httpFramingConflict,
    httpHstsMissing,
    httpHstsWeak,
    httpMethods,
    httpNoHttps,
    httpPermissionsPolicy,
    httpReferrerPolicy,
    httpTrace,
    httpXcto,
    jsVulnerableLibrary,
    portsDatabase,
    portsPlaintextAdmin,
    portsUnauthenticated,
    tlsCertChain,
    tlsCertExpired,
    tlsCertExpiring,
    tlsCertHostname,
    tlsCertUntrusted,
    tlsCertWeakKey,
    tlsCertWeakSig,
    tlsCipherCbc,
    tlsCipherExport,
    tlsCipherNoFs,
    tlsCipherNullAnon,
    tlsCipherRc4Des,
    tlsCompression,
    tlsDhUnsafePrime,
    tlsDhWeak,
    tlsKnownBugs,
    tlsMozillaProfile,
    tlsNoTls13,
    tlsProtocolSsl2Ssl3,
    tlsProtocolTls1011,
    tlsRenegotiation,
];


/***/ })

};
